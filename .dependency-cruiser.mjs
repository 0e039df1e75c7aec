// Who may know whom (design: docs/architecture.md). Every rule has a broken sample in scripts/lint-samples/imports/<name>
// that `npm run lint` expects it to report.
const tests = '(\\.test\\.tsx?$|^apps/server/test/)';
const module = '^apps/server/src/modules/';
/** Libraries that only calculate. */
const pure = 'node_modules/(d3-contour|d3-array|internmap|lru-cache|sanitize-html)/';
const edge = '[.-]routes\\.ts$';

/** Where a module is put together: its index.ts, or the file that bears its name. */
const composition = ['/index\\.ts$', 'modules/([^/]+)/\\1\\.ts$'];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one file or three.', {}, { circular: true }),
    rule(
      'no-unresolved',
      'The file or package does not exist.',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/'] },
    ),
    rule(
      'apps-stay-apart',
      'The server loads the build of the web by path; the web knows the server by its contract.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'contracts-know-only-rules',
      'Contracts are read by both sides.',
      { path: '^packages/contracts/' },
      { path: '^(apps/|packages/(?!contracts/|rules/))' },
    ),
    rule(
      'rules-know-nothing',
      'Rules are pure functions and borrow nothing.',
      { path: '^packages/rules/src/', pathNot: tests },
      { pathNot: '^packages/rules/src/' },
    ),
    rule(
      'artwork-knows-nobody',
      'The pictures are drawn from what they are given; whose they are is not theirs to know.',
      { path: '^packages/artwork/' },
      { path: '^(apps/|packages/(?!artwork/))' },
    ),
    rule(
      'only-the-server-draws',
      'Drawing takes a core and large libraries: the web gets paths, and what only calculates draws nothing.',
      { path: '^(apps/web|packages/(?!artwork/)|apps/server/src/kernel|apps/server/src/modules/[^/]+/domain)/' },
      { path: '^packages/artwork/' },
    ),
    rule(
      'terrain-is-pure',
      'One description, one picture: the same lines from any process, without input or output.',
      { path: '^packages/artwork/src/terrain/', pathNot: tests },
      { pathNot: ['^packages/artwork/src/terrain/', pure] },
    ),
    rule(
      'kernel-is-pure',
      'The kernel knows the packages and what only calculates, and has no input or output but random bytes.',
      { path: '^apps/server/src/kernel/', pathNot: tests },
      { pathNot: ['^apps/server/src/kernel/', '^packages/', '^(node:)?crypto$', pure] },
    ),
    rule(
      'domain-is-pure',
      'Domain code knows its own module, the kernel and the packages, no framework and no input or output.',
      { path: `${module}([^/]+)/domain/`, pathNot: tests },
      { pathNot: [`${module}$1/domain/`, '^apps/server/src/kernel/', '^packages/', '^(node:)?crypto$', pure] },
    ),
    rule(
      'platform-knows-no-module',
      'The platform would serve any product.',
      { path: '^apps/server/src/(platform|kernel)/', pathNot: tests },
      { path: '^apps/server/src/(modules/|app\\.ts|main\\.ts)' },
    ),
    rule(
      'module-by-its-index',
      'A module is entered only by its index.ts.',
      { path: `${module}([^/]+)/` },
      { path: module, pathNot: [`${module}$1/`, `${module}[^/]+/index\\.ts$`] },
    ),
    rule(
      'composition-by-index',
      'The composition and the seed enter a module by its index.ts too.',
      { path: '^apps/server/(src/(?!modules/)|db/)', pathNot: tests },
      { path: module, pathNot: `${module}[^/]+/index\\.ts$` },
    ),
    rule(
      'sql-in-repositories',
      'Only *.repository.ts touches SQL or the query builder.',
      { path: module, pathNot: ['\\.repository\\.ts$', tests] },
      { path: 'node_modules/(kysely|pg|pg-native)/' },
    ),
    rule(
      'http-at-the-edge',
      'Use cases and repositories know nothing of HTTP: routes parse, call and present.',
      { path: module, pathNot: [edge, ...composition, tests] },
      { path: 'node_modules/(fastify|@fastify)/' },
    ),
    rule(
      'repositories-know-no-use-case',
      'A repository answers with domain types; it knows no route, presenter or entrance of its module.',
      { path: `${module}([^/]+)/.*\\.repository\\.ts$` },
      { path: [`${module}.+${edge}`, `${module}.+\\.presenter\\.ts$`, `${module}$1/index\\.ts$`] },
    ),
    rule(
      'use-cases-know-no-routes',
      'Routes call use cases, never the other way.',
      { path: module, pathNot: [edge, ...composition, tests] },
      { path: `${module}.+${edge}` },
    ),
    rule(
      'shared-knows-no-feature',
      'Shared parts of the web are used by features, kinds of goods and routes.',
      { path: '^apps/web/app/shared/', pathNot: tests },
      { path: '^apps/web/app/(features|goods|routes)/' },
    ),
    rule(
      'features-stay-apart',
      'Features never import each other: a route composes them.',
      { path: '^apps/web/app/features/([^/]+)/' },
      { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    ),
    rule(
      'features-know-no-route',
      'A kind of goods and a route compose features.',
      { path: '^apps/web/app/features/', pathNot: tests },
      { path: '^apps/web/app/(goods|routes)/' },
    ),
    rule(
      'goods-know-no-route',
      'A route is given the kinds of goods that it shows.',
      { path: '^apps/web/app/goods/', pathNot: tests },
      { path: '^apps/web/app/routes/' },
    ),
    rule(
      'kinds-by-their-lists',
      'A page is given the list of the kinds of goods and names none of them.',
      { path: '^apps/web/app/routes/', pathNot: tests },
      { path: '^apps/web/app/goods/[^/]+/' },
    ),
    rule(
      'site-knows-no-office',
      'A page of visitors loads no byte of the back office (BO-150).',
      { path: '^apps/web/app/' },
      { path: '^apps/web/office/' },
    ),
    rule(
      'office-borrows-parts',
      'The back office has screens of its own; of the site it takes parts that know no page.',
      { path: '^apps/web/office/', pathNot: tests },
      { path: '^apps/web/app/(features|goods|routes|shared/(account|basket|shell)/)' },
    ),
    rule(
      'no-import-of-tests',
      'The product does not need its tests.',
      { path: '^(apps|packages)/', pathNot: tests },
      { path: tests },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/web/(build|\\.react-router|(app|office)/generated)/' },
  },
};
