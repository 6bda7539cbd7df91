import { buildStale } from '../build/build-stale';
import { miniShellBuild, remoteBuild } from '../build/web-builds';
import { step } from '../terminal/step';
import { aloneServer } from './alone-server';

/** A port of its own: a worker left on the product's would answer the product's calls. */
const PORT = Number(process.env.KEYDATE_QA_PORT ?? 3100);

// pnpm qa <remote>: shows one remote by itself, on the worlds of its own folder.
try {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new Error('Say which remote: npm run qa -- transactions.');
  const shell = miniShellBuild();
  const remote = remoteBuild(name);
  await step('Building the mini-shell and the remote', (say) => buildStale([shell, remote], say));
  const server = aloneServer(shell, remote);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(isTaken ? `Port ${PORT} is taken. Set KEYDATE_QA_PORT to another one.` : error.message);
    process.exitCode = 1;
  });
  server.listen(PORT, 'localhost', () => console.log(`${name} by itself: http://localhost:${PORT}/`));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
