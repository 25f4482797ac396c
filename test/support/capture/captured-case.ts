import { expect } from 'chai';
import type { CaseReference } from '../../../src/case/case.js';
import { encodeToken, type ScreenToken } from '../../../src/screens/questions/token.js';
import type { Reply } from '../service/reply.js';
import type { Service } from '../service/service.js';

/** One entry of `answers[].values`. */
export interface SentValue {
  readonly id?: string;
  readonly value?: string;
  readonly unit?: string;
}

/** Answers as they are sent: values by question id. */
export type SentAnswers = Readonly<Record<string, readonly SentValue[]>>;

/** A case of a test that is captured from any screen, without being shown it before; the language is English. */
export class CapturedCase {
  constructor(
    private readonly service: Service,
    readonly reference: CaseReference,
  ) {}

  /** Makes the case anew. */
  async create(body: object): Promise<void> {
    await this.service.call('deleteCase', { ...this.reference });
    const created = await this.service.call('createCaseInDB', { ...this.reference }, body);
    expect(created.codes, created.text).to.deep.equal([]);
  }

  /** `userAction` on a screen of the technical source (SB1) or the applicant's (SB2) for one object. */
  act(
    screen: Pick<ScreenToken, 'sourceType' | 'screen' | 'objectId'> & Partial<ScreenToken>,
    screenCommand: string,
    given: SentAnswers = {},
  ): Promise<Reply> {
    const screenId = encodeToken(this.reference, {
      form: screen.sourceType === 1 ? 'SB1' : 'SB2',
      language: 'en',
      ...screen,
    });
    const answers = Object.entries(given).map(([questionId, values]) => ({ questionId, values }));
    return this.service.call('userAction', {}, { ...this.reference, screenId, screenCommand, answers });
  }

  /** What is stored of the objects of a type. */
  async objects(typeId: number) {
    return (await this.document()).CaseObject.filter(({ TypeId }) => TypeId === typeId);
  }

  async document() {
    return (await this.service.call('transferCaseFromDB', { ...this.reference })).case;
  }

  async check(sourceType: number) {
    return (await this.service.call('checkCompleteness', {}, { ...this.reference, language: 'en', sourceType }))
      .completeness;
  }
}
