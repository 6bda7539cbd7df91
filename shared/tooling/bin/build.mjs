import './refuse-old-node.mjs';
import { installPackages } from './install-packages.mjs';

// An inherited "production" would leave out the packages that build the product.
delete process.env.NODE_ENV;
installPackages();
const { tsImport } = await import('tsx/esm/api');
await tsImport('../src/build/build-all.ts', import.meta.url);
