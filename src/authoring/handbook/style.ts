/** How the pages look, on a screen in light and dark and on paper. */
export const style = `:root {
  color-scheme: light dark;
  --back: #ffffff; --ink: #1c2430; --soft: #4b5768; --line: #c5ccd6; --box: #f3f6fa; --link: #0a4d9c; --mark: #fff3c4;
}
@media (prefers-color-scheme: dark) {
  :root { --back: #14181f; --ink: #e8ecf2; --soft: #b3bdcb; --line: #435062; --box: #1f2630; --link: #8fc1ff; --mark: #4a3f12; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header, nav, main { padding: 0.5rem 1.5rem; }
main { max-width: 75rem; }
.book { margin: 0.25rem 0; font-weight: 600; }
a { color: var(--link); }
a:focus-visible, input:focus-visible, .wide:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 0.5rem; background: var(--back); padding: 0.5rem; }
nav { border-block: 1px solid var(--line); background: var(--box); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; padding: 0.25rem 0; list-style: none; }
[aria-current] { font-weight: 700; }
search { display: block; max-width: 48rem; }
search label { font-weight: 600; margin-right: 0.5rem; }
input { font: inherit; width: min(30rem, 100%); padding: 0.35rem 0.5rem; color: inherit; background: var(--back); border: 1px solid var(--soft); border-radius: 0.25rem; }
input::placeholder { color: var(--soft); opacity: 1; }
#count { margin: 0.25rem 0; min-height: 1.5em; color: var(--soft); }
#found { margin: 0; padding-left: 1.25rem; max-height: 24rem; overflow: auto; }
#found:empty { display: none; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { font-size: 1.2rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 0.75rem 0 0.25rem; }
section { border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.75rem 1rem; margin: 1rem 0; }
section:target { background: var(--mark); }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: 0.25rem 1rem; margin: 0.5rem 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-left: 1rem; } header, nav, main { padding-inline: 0.75rem; } }
ul { margin: 0.25rem 0; padding-left: 1.25rem; }
.links { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none; }
#usual ul ul, [id^='variant-'] > ul { columns: 22rem; }
.where { margin-top: 0.5rem; }
.wide { overflow-x: auto; max-width: 100%; margin: 0.5rem 0; }
table { border-collapse: collapse; font-size: 0.95rem; }
th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
td:first-child { min-width: min(14rem, 40vw); }
th { background: var(--box); }
tr:target { background: var(--mark); }
code { font-size: 0.9em; overflow-wrap: anywhere; }
.law { white-space: pre-line; max-width: 60rem; }
svg { display: block; max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
svg .note { fill: var(--soft); font-size: 12px; font-style: italic; }
svg rect { fill: var(--box); stroke: var(--soft); }
svg .heading { font-weight: 700; }
svg path { fill: none; stroke: var(--soft); stroke-width: 1.5; }
@media print {
  nav, search, .skip { display: none; }
  :root { --back: #ffffff; --ink: #000000; --soft: #333333; --line: #999999; --box: #ffffff; --link: #000000; --mark: #ffffff; }
  section { break-inside: avoid-page; }
  .wide { overflow: visible; }
}
`;
