import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { capturePage, docsPage } from '../../../src/page-files.js';
import { rawAnswer } from '../../support/service/raw-answer.js';
import { Service } from '../../support/service/service.js';

const pages = [capturePage(), docsPage()];

/** Addresses that a page loads, as its markup names them. */
const loaded = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');

describe('The pages for people', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ pages, basePath: '/uw' });
  });
  after(() => service.stop());

  for (const { name, files } of pages) {
    it(`/${name} is served with a policy that lets in nothing but the service itself`, async () => {
      const { httpStatus, headers, text } = await service.send(`/${name}`);
      expect(httpStatus).to.equal(200);
      expect(headers.get('content-type')).to.equal('text/html; charset=utf-8');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy)
        .to.contain("default-src 'none'")
        .and.contain("script-src 'self'")
        .and.contain("frame-ancestors 'none'");
      expect(policy).not.to.match(/unsafe|\*|https?:/);
      expect(text).not.to.match(/<style|<script(?![^>]*\bsrc=)| style=| on\w+=/);
    });

    it(`/${name} finds everything it loads under the prefix, with its type`, async () => {
      for (const address of loaded((await service.send(`/${name}`)).text)) {
        const { httpStatus, headers } = await service.send(`/${address}`);
        expect(httpStatus, address).to.equal(200);
        expect(headers.get('content-type'), address).to.match(
          /^(text\/(css|javascript); charset=utf-8|image\/(svg\+xml|png))$/,
        );
        expect(headers.get('content-security-policy'), address).to.contain("default-src 'none'");
      }
    });

    it(`the modules of /${name} name no outside address and load what is served`, async () => {
      for (const [file, { type, content }] of files) {
        if (!type.startsWith('text/javascript') || file.startsWith('swagger-ui')) continue;
        const script = Buffer.from(content).toString();
        expect(script, file).not.to.match(/https?:\/\//);
        for (const [, module = ''] of script.matchAll(/from '([^']+)'/g)) {
          const path = new URL(module, `http://service/${name}/${file}`).pathname.slice(name.length + 2);
          expect(files.has(path), `${file} loads ${module}`).to.equal(true);
        }
      }
    });
  }

  it('have what their markup names kept by the browser, under a name that changes with it, and nothing else', async () => {
    for (const { name } of pages) {
      const page = await service.send(`/${name}`);
      expect(page.headers.get('cache-control')).to.equal('no-store');
      for (const address of loaded(page.text)) {
        expect(address).to.match(/\.[0-9a-f]{16}\.(?:js|css|svg|png)$/);
        const { headers } = await service.send(`/${address}`);
        expect(headers.get('cache-control'), address).to.equal('public, max-age=31536000, immutable');
      }
    }
    expect((await service.send('/try/main.js')).headers.get('cache-control')).to.equal('no-store');
  });

  it('are sent compressed as the browser takes it', async () => {
    const main = loaded((await service.send('/try')).text).find((address) => /main/.test(address));
    const raw = (encoding: string) => rawAnswer(`${service.url}/${main}`, encoding);
    const [plain, zipped, brotli] = [await raw('identity'), await raw('gzip, deflate'), await raw('gzip, deflate, br')];
    expect([plain, zipped, brotli].map(({ coding }) => coding)).to.deep.equal([undefined, 'gzip', 'br']);
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).to.equal(true);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).to.equal(true);
    expect(brotli.bytes.length).to.be.below(zipped.bytes.length);
  });

  it('refuse what is no file of theirs, and HEAD', async () => {
    expect((await service.send('/try/index.html')).httpStatus).to.equal(404);
    expect((await service.send('/try/..%2f..%2fpackage.json')).httpStatus).to.equal(404);
    expect((await service.send('/try', { method: 'HEAD' })).httpStatus).to.equal(405);
  });

  it('are not there when the application is built without them', async () => {
    const bare = await Service.start();
    expect((await bare.send('/try')).httpStatus).to.equal(404);
    expect((await bare.send('/docs')).httpStatus).to.equal(404);
    await bare.stop();
  });
});
