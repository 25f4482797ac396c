import type { Findings } from '../../documents/findings/findings.js';
import { placeOf } from '../../documents/position.js';
import type { Sources } from '../../documents/sources.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { ScreenDefinition, ScreenSet } from '../model/definition.js';
import { sharedFolder } from './shared-folder.js';

interface OfSystem {
  readonly ruleSet: Pick<RuleSet, 'system' | 'objects' | 'notices'>;
  readonly screens: ScreenSet;
  readonly found: Findings;
}

/** The file of a screen that one system misses, as it stands in the folder of another one: it was moved there. */
export function movedScreen(
  { ruleSet, found }: OfSystem,
  all: readonly OfSystem[],
  sources: Sources,
): { readonly file: string; readonly message: string } | undefined {
  const { system } = ruleSet;
  for (const { at, about = '' } of found.errors.filter(({ code }) => code === 'unknown-screen')) {
    for (const { ruleSet: other, screens } of all) {
      if (other.system === system) continue;
      const same = [...screens.bySourceType.values()]
        .flatMap((source) => source.screens)
        .find(
          (screen) =>
            `screen ${screen.key}` === about &&
            screen.at.file.startsWith(`${other.system}/`) &&
            !hasTexts(screen, other.system, sources) &&
            asksOnlyOf(screen, ruleSet),
        );
      if (!same) continue;
      const { file } = same.at;
      const [folder = ''] = at.file.split('/');
      const where = file.replace(/^[^/]+/, folder);
      const message = `only the system ${other.system} reads this file, and ${system} misses its screen, of which the texts stand at ${placeOf(at)}; was it moved from ${where}?`;
      if (folder === sharedFolder || folder === system) return { file, message };
    }
  }
  return undefined;
}

/** Whether the system in whose folder a screen stands has texts of its own for it. */
const hasTexts = ({ key }: ScreenDefinition, system: string, sources: Sources): boolean =>
  sources.files(`${system}/texts`).some((file) => sources.alreadyRead(file)?.member(key).present);

/** Whether a system has all that a screen asks for and shows: else it is another's own. */
const asksOnlyOf = ({ questions }: ScreenDefinition, { objects, notices }: OfSystem['ruleSet']): boolean =>
  questions.every(
    (question) =>
      question.notices.every(({ notice }) => notices.has(notice.key)) &&
      (question.kind !== 'attribute' ||
        objects.get(question.attribute.object)?.attributes.has(question.attribute.fact) === true),
  );
