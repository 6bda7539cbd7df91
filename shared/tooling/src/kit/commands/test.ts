import { runKitTests } from '../run-kit-tests';

// remote-kit test [<Jest's arguments>]: the tests of the remote and of its worlds.
process.exitCode = (await runKitTests(process.argv.slice(2), 'show')).code;
