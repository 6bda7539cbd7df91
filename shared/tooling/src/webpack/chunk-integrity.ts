import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const NAME = 'ChunkIntegrity';

/** The hash of a file, as the attribute `integrity` has it. */
export function sha384Of(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Has a remote's entry load its other scripts and styles with the hash of each, so that the browser uses none that was changed.
 * While the entry is made, each hash is a text of the same length, because the files have no content yet.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${checked('script', compilation, '.js', 'javascript')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source) => `${source}\n${checked('linkTag', compilation, '.css', 'css/mini-extract')}`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillIn(compilation));
    });
  }
}

/** @param type as webpack names it: a chunk without modules of this type has no such file */
function checked(element: string, { chunks, chunkGraph }: Compilation, extension: string, type: string): string {
  const lazy = [...chunks].filter(
    (chunk) => !chunk.hasRuntime() && chunkGraph.getChunkModulesIterableBySourceType(chunk, type) !== undefined,
  );
  const hashes = Object.fromEntries(lazy.map((chunk) => [String(chunk.id), placeholder(chunk, extension)] as const));
  return `${element}.crossOrigin = "anonymous"; ${element}.integrity = ${JSON.stringify(hashes)}[chunkId] || "";`;
}

function placeholder({ id }: Chunk, extension: string): string {
  return sha384Of(`to be filled in: ${id}${extension}`);
}

function fillIn(compilation: Compilation): void {
  const chunks = [...compilation.chunks];
  const hashes = chunks.flatMap((chunk) =>
    [...chunk.files].map((file) => {
      const extension = file.slice(file.lastIndexOf('.'));
      return [placeholder(chunk, extension), sha384Of(compilation.getAsset(file)?.source.buffer() ?? '')] as const;
    }),
  );
  for (const entry of chunks.filter((chunk) => chunk.hasRuntime()).flatMap(({ files }) => [...files])) {
    compilation.updateAsset(entry, (old) => {
      const filled = new webpack.sources.ReplaceSource(old);
      const text = old.source().toString();
      for (const [before, hash] of hashes)
        for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1))
          filled.replace(at, at + before.length - 1, hash);
      return filled;
    });
  }
}
