/** One thing that webpack builds for the browser: a host (the product's, or the mini-shell) or a remote. */
export interface WebBuild {
  kind: 'host' | 'remote';
  /** 'host', 'mini-shell', or the remote's name as on its card. */
  name: string;
  /** Absolute path of the package. */
  folder: string;
  /** The file that everything starts from, relative to the package. */
  entry: string;
  /** Id of these very inputs; part of every address, so that each file may be cached for ever. */
  release: string;
  /** For a desk on this machine, built quickly: the same code, not minified, and without the hashes of its types. Never released. */
  isPlain?: boolean;
}

/** The names of pictures and fonts in a build, the same in the program that renders its pages. */
export const ASSET_NAME = '[name].[contenthash:8][ext]';

/** Where the files of a build are served, on the page's own origin; ends with a slash. */
export function publicPath({ kind, name, release }: WebBuild): string {
  return kind === 'host' ? `/${name}/${release}/` : `/remotes/${name}/${release}/`;
}
