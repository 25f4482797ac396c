import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, PageFile } from './http/pages/page.js';
import { packageDirectory } from './package-directory.js';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The modules as they were compiled; markup and styles stand beside their sources. */
const compiled = dirname(fileURLToPath(import.meta.url));
const sources = join(packageDirectory, 'src');

/** The capture client `/try`. */
export function capturePage(): Page {
  return {
    name: 'try',
    html: readFileSync(join(sources, 'try/index.html')),
    files: new Map([...filesOf(join(sources, 'try')), ...filesOf(join(compiled, 'try'))]),
  };
}

const swaggerFiles: readonly string[] = ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png'];

/** The description of the interface `/docs`, shown by swagger-ui. */
export function docsPage(): Page {
  const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const ofSwagger = swaggerFiles.map((file) => [file, fileAt(join(swagger, file))] as const);
  return {
    name: 'docs',
    html: readFileSync(join(sources, 'docs/index.html')),
    files: new Map([...ofSwagger, ...filesOf(join(compiled, 'docs'))]),
  };
}

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
