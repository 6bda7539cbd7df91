/**
 * Which package may import which (docs/architecture.md): dependencies point down to `shared`, never sideways.
 * Each rule's comment is the reason that `npm run boundaries` prints when the rule is broken.
 */
const contexts = require('./server-contexts.cjs');

const test = '\\.test\\.tsx?$|/(test|qa)/';
/** A type has no behavior to depend on. */
const unlessType = { dependencyTypesNot: ['type-only'] };
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const betweenPackages = [
  never(
    'remote-to-remote',
    'Squads release alone: remotes meet through slots, paths and the session only.',
    { path: '^remote-([^/]+)/' },
    { path: '^remote-', pathNot: '^remote-$1/' },
  ),
  never(
    'nobody-imports-a-remote',
    'The host learns of remotes from the registry at run time; what is built in cannot be released alone.',
    { pathNot: '^remote-' },
    { path: '^remote-', pathNot: '^remote-[^/]+/remote\\.json$' },
  ),
  never(
    'nobody-imports-the-host',
    'What two packages both need is in shared/.',
    { pathNot: '^host/' },
    { path: '^host/' },
  ),
  never(
    'nobody-imports-the-server',
    'Browser and server meet in shared/contracts.',
    { pathNot: '^server/' },
    { path: '^server/' },
  ),
  never(
    'server-knows-no-browser',
    'The server needs the contracts and the pure rules, nothing that renders.',
    { path: '^server/' },
    { path: '^(host|remote-|shared/(client|forms|shell|ui)/)' },
  ),
  never(
    'e2e-from-outside',
    'The end-to-end suite uses the product as people and programs do: by its pages and its contract.',
    { path: '^e2e/' },
    { path: '^(host|remote-|server|shared/(client|forms|shell|ui)/)' },
  ),
  never(
    'domain-is-pure',
    'Pure rules depend on nothing, so that every package can use them.',
    { path: '^shared/domain/', pathNot: test },
    { pathNot: '^shared/domain/' },
  ),
  never(
    'contracts-speak-zod',
    'What crosses the wire is described with zod and the domain, without React or Node.',
    { path: '^shared/contracts/', pathNot: test },
    { pathNot: '^shared/(contracts|domain)/|node_modules/zod/' },
  ),
  never(
    'client-does-not-render',
    'The client makes calls and holds the session; it renders nothing.',
    { path: '^shared/client/', pathNot: test },
    { path: '^shared/(ui|shell|testing|tooling)/' },
  ),
  never(
    'remotes-do-not-frame',
    'A remote knows of the shell only what @keydate/client offers.',
    { path: '^remote-' },
    { path: '^shared/shell/' },
  ),
  never(
    'ui-has-no-data',
    'Presentation depends on props only: no calls, no routes, no session.',
    { path: '^shared/ui/', pathNot: test },
    { path: '^shared/(client|shell|contracts|testing|tooling)/|node_modules/react-router' },
  ),
  never(
    'forms-is-for-remotes',
    'Forms are made of client, ui, domain and contracts. None of these may depend on a form.',
    { path: '^(host|server|e2e|shared/)', pathNot: '^shared/forms/' },
    { path: '^shared/forms/' },
  ),
  never(
    'forms-has-few-dependencies',
    'Every remote with a form loads this package: it may use only client, ui, domain, contracts and its form libraries.',
    { path: '^shared/forms/', pathNot: test },
    {
      pathNot:
        '^shared/(forms|client|ui|domain|contracts|tooling/src/facades)/|node_modules/(react|react-hook-form|@hookform|react-easy-crop|styled-components|zod)/',
    },
  ),
  never(
    'testing-stays-in-tests',
    'Builders and the fake server must never reach the browser of a user.',
    { path: '^(host|remote-|server|shared/(client|forms|shell|ui|contracts|domain))', pathNot: test },
    { path: '^shared/testing/' },
  ),
  never(
    'tooling-stays-outside',
    'Tooling builds the product; the product does not import it.',
    {
      path: '^(host|remote-|server|shared/(client|forms|shell|ui|contracts|domain|testing))',
      pathNot: '^server/(bench|test)/',
    },
    { path: '^shared/tooling/src/(?!facades/)' },
  ),
  never(
    'lock-is-for-node',
    'Locks are for processes: the server, and the commands of tooling.',
    { path: '^(host|e2e|remote-|shared/(?!lock/|tooling/))' },
    { path: '^shared/lock/' },
  ),
  never(
    'browser-has-no-node',
    'These files run in a browser.',
    { path: '^(host|remote-[^/]+|shared/(client|forms|shell|ui|contracts|domain))/src/', pathNot: test },
    { dependencyTypes: ['core'] },
  ),
];

const insideRemote = [
  never(
    'entry-module-only-loads-pages',
    'remote.ts is a table: its lazy imports are pages and slots; all else would load with every page.',
    { path: '^remote-[^/]+/src/remote\\.ts$' },
    { path: '^remote-', pathNot: '/remote\\.json$|/src/(pages|slots)/' },
  ),
  never(
    'only-the-entry-module-loads-pages',
    'A page arranges features for one address; nothing else needs it.',
    { path: '^remote-[^/]+/src/(?!remote\\.ts|pages/)', pathNot: test },
    { path: '^remote-[^/]+/src/pages/' },
  ),
  never(
    'api-only-calls',
    'A file of api/ is one call and its cache; it neither renders nor decides.',
    { path: '^remote-[^/]+/src/api/', pathNot: test },
    { path: '^remote-[^/]+/src/(features|pages|ui|steps|flows|session)/|^shared/(ui|forms)/' },
  ),
  never(
    'ui-makes-no-calls',
    'Presentation gets its data by props.',
    { path: '^remote-[^/]+/src/ui/', pathNot: test },
    { path: '^remote-[^/]+/src/(api|features|flows|pages|session|steps)/' },
  ),
  never(
    'features-do-not-import-features',
    "What two features need belongs in the remote's ui/, domain/ or api/, in a folder with a README line of its own, or in shared/forms.",
    { path: '^remote-([^/]+)/src/features/([^/]+)/', pathNot: test },
    { path: '^remote-$1/src/features/', pathNot: '^remote-$1/src/features/$2/' },
  ),
  never(
    'features-share-what-knows-no-feature',
    'These folders are used by several features, so they depend on none.',
    { path: '^remote-[^/]+/src/(editing|flows|session|steps)/', pathNot: test },
    { path: '^remote-[^/]+/src/(features|pages)/' },
  ),
  never(
    'remote-domain-is-pure',
    "A remote's rules decide from values only; moment, which messages format dates with, decides from values too.",
    { path: '^remote-[^/]+/src/domain/', pathNot: test },
    { pathNot: '^remote-[^/]+/src/domain/|^shared/(contracts|domain)/|/node_modules/moment/', ...unlessType },
  ),
];

const anyContext = `^server/src/(${Object.keys(contexts).join('|')})/`;
const wayIn = '^server/src/[^/]+/(index|tables|events|asks)\\.ts$';

const betweenContexts = [
  ...Object.entries(contexts).map(([context, lower]) =>
    never(
      `${context}-uses-lower-contexts`,
      'A lower context announces its changes and asks its questions (server/src/contexts.ts); it imports no higher one.',
      { path: `^server/src/${context}/`, pathNot: test },
      { path: anyContext, pathNot: `^server/src/(${[context, ...lower].join('|')})/` },
    ),
  ),
  never(
    'contexts-have-one-way-in',
    'Other contexts may call the names of index.ts and join the tables of tables.ts; all else is free to change.',
    { path: '^server/src/([^/]+)/', pathNot: test },
    { path: anyContext, pathNot: `^server/src/$1/|${wayIn}` },
  ),
  never(
    'the-server-uses-the-way-in',
    'The server is made of contexts; of their files it registers the routes and sockets alone.',
    { path: '^server/src/[^/]+\\.ts$', pathNot: test },
    { path: anyContext, pathNot: `${wayIn}|\\.(routes|sockets)\\.ts$` },
  ),
];

const insideServer = [
  never(
    'reader-knows-no-server',
    'The reader turns bytes into a table; who asks for it, and in which process, is the business of the server.',
    { path: '^server/reader/' },
    { path: '^server/(?!reader/)' },
  ),
  never(
    'nothing-imports-routes',
    'Routes are the outermost layer; only the app registers them.',
    { path: '^server/src/', pathNot: `^server/src/app\\.ts$|${test}` },
    { path: '\\.routes\\.ts$' },
  ),
  never(
    'routes-do-no-sql',
    'Guard, load, authorize, use case, present: tables stay behind repositories.',
    { path: '\\.routes\\.ts$' },
    { path: '(\\.table|/tables)\\.ts$|node_modules/(drizzle-orm|pg)/' },
  ),
  never(
    'use-cases-know-no-web',
    'A use case takes values and tools; it can be called by a job as well as by a route.',
    { path: '/use-cases/', pathNot: test },
    { path: '\\.(routes|presenter)\\.ts$|^server/src/(plugins|adapters)/|node_modules/@?fastify' },
  ),
  never(
    'policies-decide-from-values',
    'Permissions are sentences about values; only files check-… look values up, and files ….sql.ts say the same in SQL.',
    { path: '^server/src/[^/]+/policies/', pathNot: `/check-[^/]+$|\\.sql\\.ts$|${test}` },
    {
      path: '\\.(routes|repository|table|presenter)\\.ts$|^server/src/(plugins|adapters|db|ports)/|node_modules/(@?fastify|drizzle-orm)',
    },
  ),
  never(
    'repositories-only-fetch',
    'The only SQL; what it means is decided above.',
    { path: '\\.repository\\.ts$' },
    {
      path: '\\.(routes|presenter)\\.ts$|/use-cases/|/policies/|^server/src/(plugins|adapters)/',
      pathNot: '\\.sql\\.ts$',
      ...unlessType,
    },
  ),
  never(
    'ports-are-interfaces',
    'A port says what the product needs, not who provides it.',
    { path: '^server/src/ports/' },
    { path: `^server/src/(adapters|plugins|db|${Object.keys(contexts).join('|')})/` },
  ),
  never(
    'adapters-are-plugged-in-once',
    'Only the start of the server chooses an adapter.',
    { path: `^server/src/(plugins|jobs|ports|${Object.keys(contexts).join('|')})/`, pathNot: test },
    { path: '^server/src/adapters/' },
  ),
];

const everywhere = [
  never(
    'no-circle',
    'Two files that need each other are one file, or hide a third; a type that each takes from the other counts.',
    {},
    { circular: true },
  ),
  never('tests-are-leaves', 'No product file imports a test.', { pathNot: test }, { path: '\\.(test|spec)\\.tsx?$' }),
  never(
    'benches-are-leaves',
    'Only benches and tests import from a bench.',
    { path: '^server/(reader/)?src/', pathNot: test },
    { path: '^server/(reader/)?bench/' },
  ),
  never('everything-resolves', 'An import that resolves to nothing breaks at run time.', {}, { couldNotResolve: true }),
  never(
    'declared-dependencies',
    "What runs is in the package's own dependencies, not found by luck of hoisting.",
    { path: '/src/', pathNot: `${test}|^shared/testing/|^shared/tooling/` },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], ...unlessType },
  ),
];

module.exports = {
  forbidden: [...betweenPackages, ...insideRemote, ...betweenContexts, ...insideServer, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|^shared/tooling/config/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
