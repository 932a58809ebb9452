/** What may import what (docs/architecture.md), as rules that `npm run check` enforces. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(?!node_modules)', pathNot: to, dependencyTypesNot: ['core'] },
});
const WEB_FEATURES = 'home|chat|care|bible|check|games|ads|info|share|pwa|voice|admin';
/** The pages on which features of web/ meet; routes.tsx and start.tsx stand above them all. */
const COMPOSING_PAGES = [
  '^web/home/home-page\\.tsx$',
  '^web/chat/chat-page\\.tsx$',
  '^web/info/(info|contact)-page\\.tsx$',
  // Advertisements as visitors see them.
  '^web/admin/ads/ad-preview\\.tsx$',
];

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    only('language-alone', '^language/', '^language/', 'text functions that know nothing of Scripture'),
    only('learning-pure', '^learning/', '^(learning|language)/', 'learned models read text functions only'),
    only(
      'scripture-pure',
      '^scripture/',
      '^(scripture|language)/|bible-passage-reference-parser',
      'what scripture needs of content is handed to it as data',
    ),
    only(
      'contract-alone',
      '^contract/',
      '^contract/|^scripture/translations\\.ts$',
      'the contract knows zod, itself and the list of translations',
    ),
    only('content-alone', '^content/', '^content/', 'content is data'),
    only('care-pure', '^care/', '^(care|content|learning|language)/', 'care reads content, text and models'),
    only(
      'games-pure',
      '^games/',
      '^(games|content|scripture|language)/',
      'games read questions, the Bible and text',
    ),
    {
      name: 'contract-zod-only',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: 'node_modules/zod' },
    },
    {
      name: 'pure-no-node',
      severity: 'error',
      from: { path: '^(language|learning|scripture|care|content|contract|games)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-not-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|tests|bench|scripts)/' },
    },
    {
      name: 'server-not-web',
      severity: 'error',
      comment: 'a test beside its code may use the fakes and builders of tests/support',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(web|tests|bench|scripts)/' },
    },
    {
      name: 'web-no-zod',
      comment: 'zod stays out of the browser: types, limits.ts and pages.ts only',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^contract/',
        pathNot: '^contract/(limits|pages)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-features-apart',
      comment:
        'features of web/ do not know one another: a page that shows several of them puts them together',
      severity: 'error',
      from: {
        path: `^web/(${WEB_FEATURES})/`,
        pathNot: ['\\.test\\.tsx?$', ...COMPOSING_PAGES],
      },
      to: { path: `^web/(${WEB_FEATURES})/`, pathNot: '^web/$1/' },
    },
    {
      name: 'web-shared-alone',
      comment: 'what all features of web/ share knows none of them',
      severity: 'error',
      from: { path: '^web/(app|ui|listening|passages|documents)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: `^web/(${WEB_FEATURES})/` },
    },
    {
      name: 'web-shared-in-order',
      comment:
        'ui/ knows nothing of the domain; app/ may use ui/; listening/, passages/ and documents/ may use both',
      severity: 'error',
      from: { path: '^web/(app|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/(listening|passages|documents)/' },
    },
    { name: 'web-no-guide', severity: 'error', from: { path: '^web/' }, to: { path: '^content/guide/' } },
    {
      name: 'stores-are-private',
      comment: 'a capability reaches another through its service, never its store',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/[^/]+/.*store\\.ts$', pathNot: '^server/$1/' },
    },
    {
      name: 'server-ground-alone',
      comment: 'what all capabilities of the server stand on knows none of them',
      severity: 'error',
      from: { path: '^server/(http|storage|concurrency)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/[^/]+/', pathNot: '^server/(http|storage|concurrency)/' },
    },
    {
      name: 'guide-reads-before-it-answers',
      comment: 'what reads a message knows nothing of what answers it',
      severity: 'error',
      from: { path: '^server/guide/(reading|told)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/guide/(danger|talk|changed|reshaped|prayers|passages|figures|answers|forms|made|leading)/',
      },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '\\.config\\.ts$', '\\.mjs$', '\\.test\\.tsx?$'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|web/public)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
