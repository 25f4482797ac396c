import type { ScreenDefinition, ScreenSet } from '../../../src/screens/model/definition.js';

/** The screens with each changed by `change`, or left out. */
export function withScreens(
  screens: ScreenSet,
  change: (screen: ScreenDefinition) => ScreenDefinition | undefined,
): ScreenSet {
  const bySourceType = [...screens.bySourceType].map(
    ([id, source]) => [id, { ...source, screens: source.screens.flatMap((screen) => change(screen) ?? []) }] as const,
  );
  return { ...screens, bySourceType: new Map(bySourceType) };
}
