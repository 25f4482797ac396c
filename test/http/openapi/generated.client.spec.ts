import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { Service } from '../../support/service/service.js';

const run = promisify(execFile);

/** A package of its own, with a TypeScript of its own: `npm ci` there, which `.ci/run` does. */
const client = join(process.cwd(), 'test/generators');

describe('A client generated from the OpenAPI document', () => {
  let service: Service;
  before(async () => {
    if (!existsSync(join(client, 'node_modules')))
      throw new Error('the tools of the client are not installed (npm ci --prefix test/generators)');
    service = await Service.start();
  });
  after(() => service?.stop());

  /** Runs a JavaScript file of the client; rejects with its output when it fails. */
  const inClient = async (file: string, ...given: readonly string[]): Promise<void> => {
    await run(process.execPath, [join(client, file), ...given], { cwd: client }).catch(
      ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
        throw new Error(`${file} failed: ${stdout}${stderr}`);
      },
    );
  };

  it('is generated, compiles strictly, and completes a journey', async () => {
    mkdirSync(join(client, '.cache'), { recursive: true });
    writeFileSync(join(client, '.cache/openapi.json'), (await service.send('/openapi.json')).text);
    await inClient('node_modules/openapi-typescript/bin/cli.js', '.cache/openapi.json', '-o', '.cache/service.d.ts');
    await inClient('node_modules/typescript/bin/tsc', '-p', 'openapi-fetch');
    const { journey } = (await import(pathToFileURL(join(client, '.cache/out/openapi-fetch/journey.js')).href)) as {
      journey(url: string): Promise<string>;
    };
    expect(await journey(service.url)).to.match(/^CLIENT: \d+ objects, 2 sources$/);
  });
});
