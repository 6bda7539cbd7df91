import webpack, { type Compilation, type Configuration } from 'webpack';

/** Runs one build to its end. Throws what webpack found wrong, as webpack words it. */
export async function runWebpack(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  // Closing writes the cache that the next build starts from.
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (!stats) throw new Error('webpack gave no result.');
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats.compilation;
}
