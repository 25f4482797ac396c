/** Where a generator works. */
export interface Places {
  /** What is downloaded once. */
  readonly tools: string;
  /** `test/generators`: the tools of npm, the journeys. */
  readonly tests: string;
  /** The client; empty at first. */
  readonly client: string;
  /** The editions of the document, of the started service. */
  readonly exact: string;
  readonly simple: string;
  /** The started service. */
  readonly url: string;
}

/** A program with its arguments, run in the directory of the client. */
export type Command = readonly [program: string, ...given: string[]];

/** A generator of clients: what it needs, and how its client is made, compiled and used. */
export interface Generator {
  readonly name: string;
  readonly version: string;
  /** What must be there first, made by these commands unless it is. */
  readonly tool?: (places: Places) => { readonly file: string; readonly commands: readonly Command[] };
  /** Files of the client that are not generated, from `test/generators`, by where they come to stand. */
  readonly files?: Readonly<Record<string, string>>;
  readonly generate: (places: Places) => readonly Command[];
  /** Without it the client is generated only: this machine has no compiler for it. */
  readonly compile?: (places: Places) => readonly Command[];
  /** One journey of a case through the service; its last line says what was read. */
  readonly journey?: (places: Places) => readonly Command[];
}

const openApiGenerator = '7.25.0';
const jarOf = ({ tools }: Places): string => `${tools}/openapi-generator-cli-${openApiGenerator}.jar`;

/** The client itself is content with Java 8, the journey is not. */
const java17 = ['-Dmaven.compiler.source=17', '-Dmaven.compiler.target=17'] as const;

/** Members that later versions add are no error to a client that is made so. */
const openToMore = 'disallowAdditionalPropertiesIfNotPresent=false';

/** One of the generators of openapi-generator. */
const ofOpenApiGenerator = (
  language: string,
  others: Pick<Generator, 'files' | 'compile' | 'journey'>,
  folder = '.',
  ...options: readonly string[]
): Generator => ({
  name: `openapi-generator ${language}`,
  version: openApiGenerator,
  tool: (places) => ({
    file: jarOf(places),
    commands: [
      [
        'mvn',
        '-q',
        '-B',
        'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy',
        `-Dartifact=org.openapitools:openapi-generator-cli:${openApiGenerator}:jar`,
        `-DoutputDirectory=${places.tools}`,
      ],
    ],
  }),
  generate: (places) => [
    [
      'java',
      '-jar',
      jarOf(places),
      'generate',
      ...['-g', language, '-i', places.simple, '-o', folder],
      ...['--additional-properties', [openToMore, ...options].join(',')],
      ...['--git-host', 'case-capture.example', '--git-user-id', 'generated', '--git-repo-id', 'client'],
    ],
  ],
  ...others,
});

/** A tool of Python in an environment of its own. */
const environmentOf = (directory: string, ...packages: readonly string[]): readonly Command[] => [
  ['python3', '-m', 'venv', directory],
  [`${directory}/bin/pip`, 'install', '--quiet', '--disable-pip-version-check', ...packages],
];

/** Imports every module of a package. */
const importAll = (name: string): string =>
  `import importlib, pkgutil, ${name} as all; [importlib.import_module(m.name) for m in pkgutil.walk_packages(all.__path__, "${name}.")]`;

const inNode = ({ tests }: Places, file: string, ...given: readonly string[]): Command => [
  process.execPath,
  `${tests}/node_modules/${file}`,
  ...given,
];
const strictTypeScript = (places: Places, ...files: readonly string[]): Command =>
  inNode(
    places,
    'typescript/bin/tsc',
    ...['--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2023,dom,dom.iterable'],
    ...['--skipLibCheck', '--types', 'node', '--outDir', 'out', ...files],
  );

const oapiCodegen = 'v2.8.2';
const pythonClient = '0.29.1';

/** All that are tried, in the order of the table. */
export const generators: readonly Generator[] = [
  ofOpenApiGenerator('java', {
    files: { 'src/main/java/Journey.java': 'journeys/Journey.java' },
    compile: () => [['mvn', '-q', '-B', '-DskipTests', ...java17, 'compile']],
    journey: ({ url }) => [
      [
        'mvn',
        '-q',
        '-B',
        'org.codehaus.mojo:exec-maven-plugin:3.5.0:java',
        '-Dexec.mainClass=Journey',
        `-Dexec.args=${url}`,
      ],
    ],
  }),
  ofOpenApiGenerator('python', {
    files: { 'journey.py': 'journeys/journey.py' },
    compile: ({ tools }) => [
      ...environmentOf(`${tools}/python`, '.'),
      [`${tools}/python/bin/python`, '-c', importAll('openapi_client')],
    ],
    journey: ({ tools, url }) => [[`${tools}/python/bin/python`, 'journey.py', url]],
  }),
  ofOpenApiGenerator('go', {
    files: { 'journey/main.go': 'journeys/journey.go' },
    compile: () => [
      ['go', 'mod', 'edit', '-go=1.24'],
      ['go', 'vet', '.', './journey'],
    ],
    journey: ({ url }) => [['go', 'run', './journey', url]],
  }),
  ofOpenApiGenerator(
    'typescript-fetch',
    {
      files: { 'journey.ts': 'journeys/journey.ts', 'package.json': 'journeys/package.json' },
      compile: (places) => [strictTypeScript(places, 'journey.ts')],
      journey: ({ url }) => [[process.execPath, 'out/journey.js', url]],
    },
    'client',
    'importFileExtension=.js',
  ),
  ofOpenApiGenerator('csharp', {}),
  {
    name: 'oapi-codegen',
    version: oapiCodegen,
    tool: ({ tools }) => ({
      file: `${tools}/go/oapi-codegen`,
      commands: [
        [
          'env',
          `GOBIN=${tools}/go`,
          'go',
          'install',
          `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${oapiCodegen}`,
        ],
      ],
    }),
    generate: ({ tools, simple }) => [
      [`${tools}/go/oapi-codegen`, '-generate', 'types,client', '-package', 'client', '-o', 'client.go', simple],
    ],
    compile: () => [
      ['go', 'mod', 'init', 'case-capture.example/client'],
      ['go', 'get', 'github.com/oapi-codegen/runtime@v1.8.0'],
      ['go', 'vet', '.'],
    ],
  },
  {
    name: 'openapi-python-client',
    version: pythonClient,
    tool: ({ tools }) => ({
      file: `${tools}/openapi-python-client/bin/openapi-python-client`,
      commands: environmentOf(`${tools}/openapi-python-client`, `openapi-python-client==${pythonClient}`),
    }),
    generate: ({ tools, tests, simple }) => [
      [
        `${tools}/openapi-python-client/bin/openapi-python-client`,
        'generate',
        ...['--path', simple, '--config', `${tests}/openapi-python-client.yaml`],
        ...['--meta', 'none', '--output-path', 'case_capture'],
      ],
    ],
    compile: ({ tools }) => [[`${tools}/openapi-python-client/bin/python`, '-c', importAll('case_capture')]],
  },
  {
    name: 'openapi-typescript',
    version: '7.13.0',
    generate: (places) => [inNode(places, 'openapi-typescript/bin/cli.js', places.exact, '-o', 'client.ts')],
    compile: (places) => [strictTypeScript(places, 'client.ts')],
  },
  {
    name: 'hey-api',
    version: '0.95.0',
    files: { 'package.json': 'journeys/package.json' },
    generate: (places) => [
      inNode(places, '@hey-api/openapi-ts/bin/run.js', '-i', places.exact, '-o', 'client', '--no-log-file'),
    ],
    compile: (places) => [
      strictTypeScript(places, '--module', 'esnext', '--moduleResolution', 'bundler', 'client/index.ts'),
    ],
  },
];
