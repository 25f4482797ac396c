import { Option } from 'commander';

/** How the cells of a sheet are separated: what a spreadsheet expects depends on the language it is set to. */
export const separatorOption = (): Option =>
  new Option(
    '--separator <name>',
    'what separates cells of CSV; with semicolon numbers have a decimal comma, as German spreadsheets expect',
  )
    .choices(['comma', 'semicolon', 'tab'])
    .default('comma');
