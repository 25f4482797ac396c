import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownPalettes, stylesOf } from './brand/palette.js';
import type { Brand } from './brand/read-brand.js';
import type { Page, PageFile } from './http/pages/page.js';
import { packageDirectory } from './package-directory.js';
import { linkedScript } from './page-files/linked-script.js';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The modules as they were compiled; markup and styles stand beside their sources. */
const compiled = dirname(fileURLToPath(import.meta.url));
const sources = join(packageDirectory, 'src');

/** The capture client `/try`, in the look of an insurer where there is one. */
export function capturePage(brand?: Brand): Page {
  const files = new Map(filesOf(join(sources, 'try')));
  const modules = modulesOf(['try', 'client']);
  const styles = files.get('try.css')?.content ?? new Uint8Array();
  files.set('try.css', text('.css', stylesOf(brand?.palettes ?? ownPalettes) + textOf(styles)));
  if (brand) {
    // Whatever the texts hold, it is text: the names are those of the client, and JSON is no code.
    modules.set('try/brand.js', `export const brand = ${JSON.stringify(brand.ofPage)};\n`);
    for (const [name, picture] of brand.pictures) files.set(name, picture);
  }
  for (const entry of ['early.js', 'main.js']) files.set(entry, text('.js', linkedScript(modules, `try/${entry}`)));
  const html = readFileSync(join(sources, 'try/index.html'), 'utf8');
  const withIcon = brand?.pictures.has('icon.png')
    ? html.replace('icon.svg" type="image/svg+xml"', 'icon.png" type="image/png"')
    : html;
  return { name: 'try', html: Buffer.from(withIcon), files };
}

/** The page that shows rules and screens while they are written, beside the client. */
export function previewPage(): Page {
  const files = new Map(filesOf(join(sources, 'preview')));
  files.set('main.js', text('.js', linkedScript(modulesOf(['preview', 'try', 'client']), 'preview/main.js')));
  const styles = files.get('preview.css')?.content ?? new Uint8Array();
  files.set('preview.css', text('.css', stylesOf(ownPalettes) + textOf(styles)));
  return { name: 'preview', html: readFileSync(join(sources, 'preview/index.html')), files };
}

const swaggerFiles: readonly string[] = ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png'];

/** The description of the interface `/docs`, shown by swagger-ui. */
export function docsPage(): Page {
  const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const ofSwagger = swaggerFiles.map((file) => [file, fileAt(join(swagger, file))] as const);
  return {
    name: 'docs',
    html: readFileSync(join(sources, 'docs/index.html')),
    files: new Map([...ofSwagger, ...filesOf(join(sources, 'docs')), ...filesOf(join(compiled, 'docs'))]),
  };
}

/** The compiled modules of folders, by their paths. */
const modulesOf = (folders: readonly string[]): Map<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      [...filesOf(join(compiled, folder))].map(
        ([path, { content }]) => [`${folder}/${path}`, textOf(content)] as const,
      ),
    ),
  );

/** All files of a directory that a browser takes, by their path in it. */
function filesOf(directory: string): ReadonlyMap<string, PageFile> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && extname(entry.name) in types,
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(directory, path).split(sep).join('/'), fileAt(path)]));
}

const fileAt = (path: string): PageFile => ({
  type: types[extname(path)] ?? 'application/octet-stream',
  content: readFileSync(path),
});

const textOf = (content: Uint8Array): string => Buffer.from(content).toString();

const text = (ending: string, content: string): PageFile => ({
  type: types[ending] ?? 'application/octet-stream',
  content: Buffer.from(content),
});
