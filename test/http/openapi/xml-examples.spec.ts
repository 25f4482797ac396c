import type { Element } from '@xmldom/xmldom';
import { expect } from 'chai';
import { Service } from '../../support/service/service.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { attributesOf, childElements, codesInXml, xmlRoot } from '../../support/xml/xml-document.js';

interface Schema {
  readonly examples: readonly string[];
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: { readonly content: Content };
            readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
          }
        >
      >
    >
  >;
}

const reference = { subId: 'DEMO', caseId: 'CASE-0815' };

describe('The XML examples of the OpenAPI document', () => {
  let service: Service;
  let document: OpenApi;
  before(async () => {
    service = await Service.start();
    document = (await service.send('/openapi.json')).body as OpenApi;
  });
  after(() => service.stop());

  const answerOf = (path: string): string =>
    Object.values(document.paths[path] ?? {})[0]?.responses['200']?.content?.['application/xml']?.schema.examples[0] ??
    '';

  it('are well-formed, and each path of the XML flavor has one for success and one for failure', () => {
    const paths = Object.keys(document.paths).filter((path) => path.endsWith('XML'));
    expect(paths).to.have.length.of.at.least(7);
    for (const path of paths) {
      const [operation] = Object.values(document.paths[path] ?? {});
      const { examples } = operation?.responses['200']?.content?.['application/xml']?.schema ?? { examples: [] };
      expect(examples, path).to.have.length(2);
      expect(
        examples.map((example) => codesInXml(example).length > 0),
        path,
      ).to.deep.equal([false, true]);
    }
  });

  it('of transferCaseToDBXML, transferCaseFromDBXML and deleteCaseXML are what happens', async () => {
    const taken =
      document.paths['/transferCaseToDBXML']?.['post']?.requestBody?.content['application/xml']?.schema.examples[0] ??
      '';
    const query = new URLSearchParams(reference).toString();
    const stored = await service.send(`/transferCaseToDBXML?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml;charset=UTF-8' },
      body: taken,
    });
    expect(stored.text).to.equal(answerOf('/transferCaseToDBXML'));
    expect((await service.call('transferCaseFromDBXML', reference)).text).to.equal(answerOf('/transferCaseFromDBXML'));
    expect((await service.call('deleteCaseXML', reference)).text).to.equal(answerOf('/deleteCaseXML'));
  });

  it('of a screen has no element and no attribute that screens do not have', async () => {
    await service.call('createCaseInDB', reference, minimalRequest(reference.caseId));
    const real = new Map<string, Set<string>>();
    const collect = (element: Element, seen: (name: string, attributes: readonly string[]) => void): void => {
      seen(element.tagName, Object.keys(attributesOf(element)));
      for (const child of childElements(element)) collect(child, seen);
    };
    const captured = await service.call(
      'captureXML',
      {},
      { ...reference, language: 'en', sourceType: 2, groupScreens: true },
    );
    let shown = captured.text;
    for (let screens = 0; screens < 20; screens++) {
      collect(xmlRoot(shown), (name, attributes) =>
        real.set(name, new Set([...(real.get(name) ?? []), ...attributes])),
      );
      const screenId = /<item id="([^"]*)"/.exec(shown)?.[1];
      shown = (await service.call('userActionXML', {}, { ...reference, screenId, screenCommand: 'next', answers: [] }))
        .text;
    }
    collect(xmlRoot(answerOf('/captureXML')), (name, attributes) =>
      expect([...(real.get(name) ?? [])], name).to.include.members(attributes),
    );
  });
});
