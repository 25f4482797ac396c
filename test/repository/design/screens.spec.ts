import { expect } from 'chai';
import { DesignDocument } from '../../support/design/design-document.js';
import type { Reply } from '../../support/service/reply.js';
import { loadFiles, sampleSystem } from '../../support/design/sample-system.js';
import { Service } from '../../support/service/service.js';

const document = new DesignDocument('docs/design/screens.md');
const sample = (heading: string, index = 0): string =>
  document.blocks.filter((block) => block.heading === heading)[index]?.text ?? '';

const reference = { subId: 'DESIGN', caseId: 'SAMPLE', loggingArea: '0' };
type Answers = Readonly<Record<string, readonly { readonly id?: string; readonly value?: string }[]>>;

/** Names of items are opaque: they are compared as what stands for them in the samples. */
const withoutItems = (text: string): string => text.replaceAll(/(id"?[:=] ?")[\w-]{40,}"/g, '$1…opaque…"');

/** Members in their order, on one line. */
const written = (json: unknown): string => withoutItems(JSON.stringify(json));

describe('the design of screens', () => {
  let service: Service;
  const act = async (screenId: string, screenCommand: string, given: Answers, suffix = ''): Promise<Reply> => {
    const answers = Object.entries(given).map(([questionId, values]) => ({ questionId, values }));
    return service.call(`userAction${suffix}`, {}, { ...reference, screenId, screenCommand, answers });
  };
  const accepted = async (reply: Promise<Reply>): Promise<Reply> => {
    expect((await reply).codes).to.deep.equal([]);
    return reply;
  };
  const capture = (groupScreens: boolean, sourceType: number): Promise<Reply> =>
    accepted(service.call('capture', {}, { ...reference, language: 'en', sourceType, groupScreens }));

  let technical: Reply;
  let questionnaire: Reply;
  before('a person who requests a disability income and answers some questions', async () => {
    service = await Service.start({ systems: loadFiles(sampleSystem).systems, now: () => Date.UTC(2026, 5, 1, 12) });
    const start = await accepted(
      service.call(
        'createAndCapture',
        {},
        { ...reference, csp: 1, language: 'en', caseMode: 'headoffice', sourceType: 1 },
      ),
    );
    const person = await accepted(act(start.sb1.id, 'add 27', { '25.1.1080': [{ value: '2026.07' }] }));
    const named = { '27.2.44': [{ value: 'Jane Doe' }], '27.2.21': [{ value: '40' }], '27.2.307': [{ value: 'P1' }] };
    const benefits = (await accepted(act(person.sb1.id, 'goto benefits.2', named))).sb1.id;
    await accepted(act(benefits, 'add 0', {}));
    await accepted(act(benefits, 'refresh', { '0.3.11': [{ id: '10' }] }));
    technical = await accepted(
      act(benefits, 'refresh', { '1.4.316': [{ value: '3' }], '1.4.316.unit': [{ id: '2' }] }),
    );
    const health = (await capture(true, 2)).sb2.person.item.id;
    questionnaire = await accepted(
      act(health, 'refresh', {
        '26.2.163': [{ id: 'DIVING' }],
        '27.2.1001': [{ id: '2' }],
        '27.2.901': [{ value: '70.5' }],
      }),
    );
  });

  after(() => service.stop());

  const refused = { '27.2.900': [{ value: '23' }] };

  it('shows SB2 as the service answers it', async () => {
    const reply = await act(questionnaire.sb2.person.item.id, 'next', refused);
    expect(reply.codes).to.deep.equal([608]);
    expect(written(JSON.parse(sample('SB2, JSON')))).to.equal(written(reply.sb2));
  });

  it('shows SB2 in XML as the service answers it', async () => {
    const { text } = await act(questionnaire.sb2.person.item.id, 'next', refused, 'XML');
    expect(sample('SB2, XML').replaceAll(/\n */g, '')).to.equal(withoutItems(text));
  });

  it('shows SB1 as the service answers it', () => {
    expect(written(JSON.parse(sample('SB1, JSON')))).to.equal(written(technical.sb1));
  });

  it('shows a group of SB1 that frames one question as the service answers it', async () => {
    const { group } = (await capture(false, 2)).sb1;
    expect(written(JSON.parse(sample('SB1, JSON', 1)))).to.equal(written(group.group?.[0]));
  });

  it('shows or names every member that the OpenAPI document has', async () => {
    const { components } = (await service.send('/openapi.json')).body as {
      components: { schemas: Record<string, object> };
    };
    const schemas = Object.entries(components.schemas).filter(([name]) =>
      /^(Sb[12]|InputValue|OptionValue)/.test(name),
    );
    const members = new Set(schemas.flatMap(([, schema]) => membersOf(schema)));
    const said = new Set(document.text.match(/\w+/g));
    expect(members.size).to.be.greaterThan(50);
    expect([...members].filter((member) => !said.has(member))).to.deep.equal([]);
  });
});

/** The names of the properties of a schema, inner ones too. */
function membersOf(schema: object): readonly string[] {
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    return [...(key === 'properties' ? Object.keys(value) : []), ...membersOf(value)];
  });
}
