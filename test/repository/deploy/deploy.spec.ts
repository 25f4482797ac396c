import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse, parseAllDocuments } from 'yaml';
import { settings } from '../../../src/configuration.js';
import { limits } from '../../../src/http/connections/limits.js';

const known = new Set(Object.values(settings).map(({ variable }) => variable));
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

interface Container {
  readonly image: string;
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly [probe: `${string}Probe`]: {
    readonly httpGet: { readonly path: string; readonly port: string };
    readonly timeoutSeconds?: number;
  };
}

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector: unknown;
    readonly ports?: readonly { readonly targetPort: string }[];
    readonly template?: {
      readonly metadata: { readonly labels: object; readonly annotations: Readonly<Record<string, string>> };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly securityContext: object;
        readonly containers: readonly Container[];
        readonly volumes: readonly { readonly name: string }[];
      };
    };
  };
}

describe('The image', () => {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const words = lines.map((line) => line.split(/\s+/));
  const lastStage = words.slice(words.map(([instruction]) => instruction).lastIndexOf('FROM'));
  const argumentsOf = (instruction: string): readonly string[][] =>
    lastStage.filter(([first]) => first === instruction).map(([, ...rest]) => rest);

  it('has only instructions that there are, and stages that name their version', () => {
    for (const [instruction] of words)
      expect(instruction).to.be.oneOf([
        'FROM',
        'WORKDIR',
        'COPY',
        'RUN',
        'ENV',
        'USER',
        'VOLUME',
        'EXPOSE',
        'HEALTHCHECK',
        'STOPSIGNAL',
        'CMD',
      ]);
    for (const [, image] of words.filter(([first]) => first === 'FROM')) expect(image).to.match(/^node:20[\w.-]*$/);
  });

  it('is built in one stage and runs in another, not as root', () => {
    expect(words.filter(([first]) => first === 'FROM')).to.have.lengthOf(2);
    expect(argumentsOf('USER')).to.deep.equal([['node']]);
    expect(lastStage.map(([first]) => first).indexOf('USER')).to.be.lessThan(
      lastStage.map(([first]) => first).indexOf('CMD'),
    );
    expect(lines.join('\n')).not.to.match(/curl|wget|apt-get|ADD |sudo/);
  });

  it('copies what there is and what is not ignored', () => {
    const taken = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .flatMap((line) => /^!(.+)/.exec(line)?.[1] ?? []);
    const copied = words
      .filter(([first, second]) => first === 'COPY' && !second?.startsWith('--from'))
      .flatMap((copy) => copy.slice(1, -1));
    expect(copied).not.to.deep.equal([]);
    for (const path of copied) {
      expect(existsSync(path), path).to.equal(true);
      expect(taken, path).to.include(path.split('/')[0]);
    }
  });

  it('installs without running scripts of packages, from the lock file', () => {
    const installs = lines.filter((line) => /npm (ci|install|prune)/.test(line));
    expect(installs.every((line) => line.includes('--ignore-scripts') && !line.includes('npm install'))).to.equal(true);
  });

  it('sets only settings that there are, and asks who calls', () => {
    const names = argumentsOf('ENV')
      .flat()
      .map((pair) => pair.split('=')[0] ?? '');
    for (const name of names.filter((each) => each !== 'NODE_ENV')) expect(known).to.include(name);
    expect(names).to.include('AUTH_FILE').and.not.to.include('ALLOW_ANONYMOUS');
  });

  it('starts what there is, as a process that gets the signals itself', () => {
    const [command] = argumentsOf('CMD');
    const [program, file = ''] = JSON.parse((command ?? []).join(' ')) as string[];
    expect(program).to.equal('node');
    expect(existsSync(file.replace('dist/', '').replace('.js', '.ts'))).to.equal(true);
  });
});

describe('The compose file', () => {
  interface Compose {
    readonly services: Readonly<
      Record<
        string,
        {
          readonly environment?: Readonly<Record<string, string>>;
          readonly ports?: readonly string[];
          readonly depends_on?: object;
          readonly stop_grace_period?: string;
          readonly image?: string;
        }
      >
    >;
    readonly volumes: object;
  }
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8')) as Compose;

  it('runs the service with MongoDB, which has a volume', () => {
    expect(Object.keys(services)).to.deep.equal(['case-capture', 'mongo']);
    expect(services['case-capture']?.environment?.['CASE_STORE']).to.match(/^mongodb:\/\/mongo:/);
    expect(services['case-capture']?.depends_on).to.deep.equal({ mongo: { condition: 'service_healthy' } });
    expect(services['mongo']?.image).to.match(/^mongo:\d+\.\d+$/);
    expect(Object.keys(volumes)).to.deep.equal(['mongo']);
  });

  it('sets only settings that there are, listens on this machine only, and leaves time to stop', () => {
    for (const name of Object.keys(services['case-capture']?.environment ?? {})) expect(known).to.include(name);
    for (const port of services['case-capture']?.ports ?? []) expect(port).to.match(/^127\.0\.0\.1:/);
    expect(services['mongo']?.ports).to.equal(undefined);
    expect(Number.parseInt(services['case-capture']?.stop_grace_period ?? '', 10) * 1000).to.be.greaterThan(
      limits.stopPatience,
    );
  });
});

describe('The Kubernetes resources', () => {
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8'));
  const resources = documents.map((document) => document.toJS() as Resource);
  const [deployment] = resources.filter(({ kind }) => kind === 'Deployment');
  const pod = deployment?.spec.template;
  const container = pod?.spec.containers[0];
  if (!deployment || !pod || !container) throw new Error('there is no deployment');

  it('are YAML without errors, of the kinds and versions that there are, with one name', () => {
    for (const { errors } of documents) expect(errors).to.deep.equal([]);
    expect(resources.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).to.deep.equal([
      'apps/v1 Deployment',
      'v1 Service',
      'policy/v1 PodDisruptionBudget',
    ]);
    expect(new Set(resources.map(({ metadata }) => metadata.name))).to.deep.equal(new Set(['case-capture']));
  });

  it('select the pods that the deployment makes', () => {
    const selectors = resources.map(
      ({ spec: { selector } }) => (selector as { readonly matchLabels?: object }).matchLabels ?? selector,
    );
    for (const selector of selectors) expect(pod.metadata.labels).to.deep.include(selector as object);
    expect(resources[1]?.spec.ports?.map(({ targetPort }) => targetPort)).to.deep.equal(
      container.ports.map(({ name }) => name),
    );
  });

  it('run this version, set only settings that there are, and ask who calls', () => {
    expect(container.image).to.equal(`case-capture:${version}`);
    for (const { name } of container.env) expect(known).to.include(name);
    expect(container.env.map(({ name }) => name))
      .to.include('AUTH_FILE')
      .and.not.to.include('ALLOW_ANONYMOUS');
  });

  it('ask live for life and ready for calls, and wait longer than the service does', () => {
    expect(
      [container.startupProbe, container.livenessProbe, container.readinessProbe].map((probe) => probe?.httpGet.path),
    ).to.deep.equal(['/health/live', '/health/live', '/health/ready']);
    expect((container.readinessProbe?.timeoutSeconds ?? 0) * 1000).to.be.greaterThan(limits.readyPatience);
    expect(pod.spec.terminationGracePeriodSeconds * 1000).to.be.greaterThan(limits.stopPatience + 5_000);
    expect(pod.metadata.annotations['prometheus.io/path']).to.equal('/metrics');
  });

  it('let the service do nothing that it need not', () => {
    expect(pod.spec.securityContext).to.deep.include({ runAsNonRoot: true });
    expect(container.securityContext).to.deep.equal({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.volumeMounts.map(({ name }) => name)).to.have.members(pod.spec.volumes.map(({ name }) => name));
  });

  it('are all that is there', () => expect(readdirSync('deploy')).to.deep.equal(['brand', 'kubernetes.yaml', 'spark']));
});
