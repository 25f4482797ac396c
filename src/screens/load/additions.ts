import type { Findings } from '../../documents/findings/findings.js';
import type { Cursor } from '../../documents/cursor.js';
import { didYouMean } from '../../documents/findings/nearest.js';

/** Further questions for one place of a shared screen: at its end, or at the end of one of its groups. */
interface Addition {
  readonly screen: Cursor;
  /** Undefined: the screen itself. */
  readonly group: Cursor | undefined;
  readonly questions: Cursor;
}

/**
 * What a system adds to the screens of one source type that it shares with others, from its files that are named like
 * the shared ones. So the shared questions stand once, and each system's own stand with that system.
 */
export class Additions {
  private readonly all: readonly Addition[];
  private readonly used = new Set<Addition>();

  constructor(
    documents: readonly Cursor[],
    private readonly findings: Findings,
  ) {
    this.all = documents.flatMap((document) => additionsOf(document, findings));
  }

  /** Lists of questions to read after those of the screen, or of its group. */
  questionsOf(screen: string, group?: string): readonly Cursor[] {
    const found = this.all.filter((addition) => addition.screen.text === screen && addition.group?.text === group);
    for (const addition of found) {
      this.used.add(addition);
      this.tell(addition, screen);
    }
    return found.map(({ questions }) => questions);
  }

  private tell({ screen, group }: Addition, owner: string): void {
    const { names } = this.findings;
    names?.mention({ kind: 'screen', owner: '', name: owner, at: screen.valueAt });
    if (group?.text !== undefined) names?.mention({ kind: 'group', owner, name: group.text, at: group.valueAt });
  }

  /**
   * Call when every screen has been read: what no screen took is a finding. @returns the screens whose texts are then
   * not surplus; '' for all of them.
   */
  reportUnused(screens: readonly string[], findings: Findings): readonly string[] {
    const unused = this.all.filter((addition) => !this.used.has(addition));
    for (const { screen, group } of unused) {
      const { text: name } = screen;
      // The schema has said so.
      if (name === undefined || (group && group.text === undefined)) continue;
      if (!screens.includes(name)) {
        findings.error(
          screen.valueAt,
          'unknown-screen',
          `there is no screen "${name}" to add to${didYouMean(name, screens)}`,
        );
      } else {
        const place = group ?? screen;
        findings.error(
          place.valueAt,
          'unknown-group',
          `the screen ${name} has no ${group ? `group "${group.text}"` : 'questions outside groups'} to add to`,
        );
      }
    }
    return unused.map(({ screen }) => screen.text ?? '').map((name) => (screens.includes(name) ? name : ''));
  }
}

function additionsOf(document: Cursor, findings: Findings): readonly Addition[] {
  const screen = document.member('screen');
  const questions = document.member('questions');
  const groups = document
    .member('groups')
    .items.map((item) => ({ screen, group: item.member('group'), questions: item.member('questions') }));
  const added = [...(questions.present ? [{ screen, group: undefined, questions }] : []), ...groups];
  if (added.length === 0)
    findings.error(
      document.valueAt,
      'missing-key',
      'the file adds nothing to the screen; expected one of: questions, groups',
    );
  return added;
}
