import { expect } from 'chai';
import type { Sb1Group } from '../../../src/screens/model/screen.js';
import { CapturedCase } from '../../support/capture/captured-case.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { DataCopy } from '../../support/rules/data-copy.js';
import { Service } from '../../support/service/service.js';

const application = { sourceType: 1, screen: 'application', objectId: 1 };
const remark = '{ attribute: remark, rows: 3, columns: 60 }';

describe('A group of an SB1 screen', () => {
  let data: DataCopy;
  let service: Service;
  let captured: CapturedCase;
  /** The application asks for a remark in a group of its own, and only when somebody else pays. */
  before(async () => {
    data = DataCopy.small();
    const screen = 'screens/common/technical/10-application.yaml';
    data.replace(screen, `      - ${remark}\n`, '');
    data.append(
      screen,
      `  - group: notes
    type: group
    layout: { position: { relXPosition: 0, relYPosition: 2 }, dimension: { columns: 12, rows: 2 } }
    questions:
      - when: { fact: otherPremiumPayer, operator: isConfirmed }
        questions:
          - ${remark}
`,
    );
    for (const language of ['en', 'de'])
      data.replace(
        `screens/common/texts/${language}.yaml`,
        'groups: { contract:',
        'groups: { notes: "Notes", contract:',
      );
    const { systems, findings } = data.load();
    expect(findings.errors).to.deep.equal([]);
    service = await Service.start({ systems });
    captured = new CapturedCase(service, { subId: 'SCREENS', caseId: 'GROUPS' });
  });
  after(async () => {
    await service.stop();
    data.remove();
  });
  beforeEach(() => captured.create(minimalRequest('GROUPS')));

  const notes = ({ group = [] }: Sb1Group): Sb1Group =>
    group.find(({ name }) => name === 'Notes') ?? expect.fail('there is no such group');

  it('has no member for questions while none of it is asked', async () => {
    const { sb1 } = await captured.act(application, 'refresh');
    expect(notes(sb1.group)).not.to.have.property('question');
  });

  it('has its questions when they are asked', async () => {
    const paying = { '25.1.1083': [{ id: '1' }] };
    const { sb1 } = await captured.act(application, 'refresh', paying);
    expect(notes(sb1.group).question).to.have.length(1);
  });
});
