/** Imports between folders go in one direction; see docs/architecture.md. */
const features = [
  'account',
  'admin',
  'audit',
  'auth',
  'dreams',
  'health',
  'interpretation',
  'ledger',
  'limits',
  'mail',
  'openapi',
  'posts',
  'qna',
  'queue',
  'stories',
  'symbols',
  'web',
];
/** Folders that every feature may import. They import no feature, except entities and types (for the data source and migrations). */
const foundations = ['care', 'concurrency', 'config', 'database', 'http', 'logging', 'views'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.spec\\.ts$',
          'main-.*\\.ts$',
          'frontend/src/main\\.tsx$',
          'frontend/src/first-paint/(before-paint|load-scripts)\\.js$',
          'frontend/src/testing/(stub|drawings)\\.cjs$',
          '^scripts/',
          '^packages/haemong/src/cli/',
          'backend/src/database/migrate\\.ts$',
          'backend/src/interpretation/evaluation/(?:run-evaluation|learn-verifier)\\.ts$',
          'packages/care/src/training/train\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'contract-imports-only-its-schema-library',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^packages/contract/src', '^node_modules/zod'] },
    },
    {
      name: 'care-imports-only-the-contract',
      severity: 'error',
      from: { path: '^packages/care/src', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^packages/care/src', '^packages/contract/src', '^fs$', '^node:', '^url$'] },
    },
    {
      name: 'care-run-time-does-not-import-training',
      severity: 'error',
      from: {
        path: '^packages/care/src',
        pathNot: ['^packages/care/src/(training|evaluation)/', '\\.spec\\.ts$'],
      },
      to: { path: '^packages/care/src/(training|evaluation)/' },
    },
    {
      name: 'packages-do-not-import-the-service',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(backend|frontend|e2e|scripts)/' },
    },
    {
      name: 'korean-imports-no-other-package',
      severity: 'error',
      from: { path: '^packages/korean/' },
      to: { path: '^packages/(?!korean/)' },
    },
    {
      name: 'frontend-does-not-import-the-backend',
      severity: 'error',
      from: { path: '^frontend' },
      to: { path: '^backend' },
    },
    {
      name: 'backend-does-not-import-the-frontend',
      severity: 'error',
      from: { path: '^backend' },
      to: { path: '^frontend' },
    },
    {
      name: 'features-do-not-import-pages',
      severity: 'error',
      from: { path: '^frontend/src/(features|forms|components|api|lib)' },
      to: { path: '^frontend/src/(pages|app)', pathNot: '^frontend/src/app/(hooks|store-types)' },
    },
    {
      name: 'components-import-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/(components|lib)' },
      to: { path: '^frontend/src/(features|forms|api)' },
    },
    {
      name: 'forms-import-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/forms' },
      to: { path: '^frontend/src/features' },
    },
    {
      name: 'src-does-not-import-tests',
      severity: 'error',
      from: { path: '/src/', pathNot: '\\.(spec|test)\\.tsx?$|/testing/' },
      to: { path: '\\.(spec|test)\\.tsx?$|/testing/|^backend/test/' },
    },
    // Other folders may import only the public files of a feature (module, service, entity, guard, decorator, port, types).
    ...features.map((name) => ({
      name: `import-only-public-files-of-${name}`,
      severity: 'error',
      from: {
        path: '^backend/src/[^/]+/',
        pathNot: [`^backend/src/${name}/`, '^backend/src/database/', '\\.spec\\.ts$'],
      },
      to: {
        path: `^backend/src/${name}/`,
        pathNot: [
          `^backend/src/${name}/[a-z/.-]+\\.(module|service|entity|guard|decorator|port|types)\\.ts$`,
          '^backend/src/interpretation/(render|stored-reading)\\.ts$',
        ],
      },
    })),
    {
      name: 'foundations-import-no-feature',
      severity: 'error',
      from: { path: `^backend/src/(${foundations.join('|')})/`, pathNot: '\\.spec\\.ts$' },
      to: { path: `^backend/src/(${features.join('|')})/`, pathNot: '\\.(entity|types)\\.ts$' },
    },
    {
      name: 'no-dev-dependencies-at-run-time',
      severity: 'error',
      from: { path: '^backend/src', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['fonts/generated/', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.boundaries.json' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
