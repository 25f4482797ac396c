/** Personas for the tiny rules: file name to content. */
export const tinyPersonas: Readonly<Record<string, string>> = {
  'personas/profiles.yaml': `day: "2026.06.15"
profiles:
  heavy:
    person: { name: Jane Doe, weight: 120 }
`,
  'personas/people.yaml': `heavyParent:
  who: Somebody who is heavy and has two children.
  sets: [1]
  like: [heavy]
  person: { children: 2 }
  derives: { heavy: true }
  says: nothing
`,
};
