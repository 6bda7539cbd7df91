import { join } from 'node:path';
import { findPackage } from '../build/installed-packages';
import { kit } from '../kit/kit';
import { readPackageJson } from '../package-json';
import { packageFamily, workspaceRoot } from '../workspace';
import type { WebBuild } from './web-build';

/** The options of Module Federation for one shared package. */
export interface Share {
  singleton: boolean;
  strictVersion: boolean;
  version: string;
  requiredVersion: string;
  eager: boolean;
  import?: string | false;
}

interface SharedPackage {
  package: string;
  /**
   * `whole`: one copy in the page, the host's. `facade`: the same, with the names that a facade lists.
   * `plumbing`: one copy of a package of ours. `presentation`: the host's copy if it offers the names that the remote uses,
   * else the remote's own, so that a remote may run ahead of the host.
   */
  manner: 'whole' | 'facade' | 'plumbing' | 'presentation';
  /** The remotes' import, if it is not the package's bare name. */
  requests?: string[];
  /** Loaded with the first page that needs them: not part of the host's first script. */
  lazyRequests?: string[];
  /** The host's share under the package's name. */
  facade?: string;
  /** By request, the file whose exports are what is offered. Of each the host lists a hash of its type. */
  offers?: Record<string, string>;
}

const facade = (name: string) => join(import.meta.dirname, `../facades/${name}.ts`);
const ours = (file: string) => join(workspaceRoot, 'shared', file);

const table: readonly SharedPackage[] = [
  { package: 'react', manner: 'whole', requests: ['react', 'react/jsx-runtime'] },
  { package: 'react-dom', manner: 'whole', requests: ['react-dom', 'react-dom/client'] },
  { package: 'styled-components', manner: 'facade', facade: facade('styles') },
  { package: 'react-toastify', manner: 'whole', requests: [], lazyRequests: ['react-toastify'] },
  { package: 'react-router-dom', manner: 'facade', facade: facade('router') },
  { package: 'zod', manner: 'facade', facade: facade('zod') },
  { package: '@tanstack/react-query', manner: 'facade', facade: facade('query') },
  { package: '@keydate/client', manner: 'plumbing', offers: { '@keydate/client': ours('client/src/index.ts') } },
  {
    package: '@keydate/ui',
    manner: 'presentation',
    lazyRequests: ['@keydate/ui/overlays'],
    offers: { '@keydate/ui': ours('ui/src/index.ts'), '@keydate/ui/overlays': ours('ui/src/overlays/index.ts') },
  },
];

/** The shares of a build, by request: those of the table that its package, or one it runs with, depends on. */
export function shares(build: WebBuild): Record<string, Share> {
  const family = packageFamily(build.folder);
  return Object.fromEntries(
    table.flatMap((shared) => {
      const user = family.find((folder) => shared.package in readPackageJson(folder).dependencies);
      const installedAt = user && findPackage(user, shared.package);
      return installedAt === undefined ? [] : sharesOf(shared, build, installedAt);
    }),
  );
}

/** The packages that a remote's release needs from the host, by request, without what it carries itself. */
export function requiredByRemote(build: WebBuild): Record<string, string> {
  const needed = Object.entries(shares(build)).filter(([, { import: own }]) => own === false);
  return Object.fromEntries(needed.map(([request, { requiredVersion }]) => [request, requiredVersion]));
}

/** By request, the file whose exports a host offers, of each module whose names are compared. */
export function comparedModules(): Record<string, string> {
  const modules = table.map((shared) => shared.offers ?? (shared.facade ? { [shared.package]: shared.facade } : {}));
  return Object.fromEntries(modules.flatMap((files) => Object.entries(files)));
}

function sharesOf(shared: SharedPackage, build: WebBuild, installedAt: string): [string, Share][] {
  const isHost = build.kind === 'host';
  const { version } = readPackageJson(installedAt);
  const source = isHost ? shared.facade : ownCopy(shared);
  const share: Share = {
    singleton: shared.manner !== 'presentation',
    strictVersion: true,
    version,
    // the names with the hashes of their types say the rest
    requiredVersion: `^${minorOf(version)}.0`,
    eager: isHost,
    ...(source !== undefined && { import: source }),
  };
  return [
    ...(shared.requests ?? [shared.package]).map((request): [string, Share] => [request, share]),
    ...(shared.lazyRequests ?? []).map((request): [string, Share] => [
      request,
      { ...share, eager: false, ...(isHost && lent(shared, request)) },
    ]),
  ];
}

/** A host provides what it names by a file, even if it never imports it. */
function lent({ offers = {} }: SharedPackage, request: string): Pick<Share, 'import'> {
  return request in offers ? { import: offers[request] } : {};
}

/** '19.3.1' becomes '19.3'. */
function minorOf(version: string): string {
  return version.split('.', 2).join('.');
}

/**
 * A remote of this checkout carries a copy of presentation only. All else is the host's; a remote that needs more is refused.
 * A kit has nothing of the host's that a build could carry.
 */
function ownCopy({ manner }: SharedPackage): false | undefined {
  return manner === 'presentation' && !kit ? undefined : false;
}
