import * as z from 'zod/mini'

import { usePreference } from '#platform/preferences/use-preference.ts'

/** What a row of the library says besides its title, in the order in which it says it. */
export const libraryColumns = ['authors', 'year', 'venue', 'design', 'added'] as const
export type LibraryColumn = (typeof libraryColumns)[number]

export const columnNames: Record<LibraryColumn, string> = {
  authors: 'Authors',
  year: 'Year',
  venue: 'Venue',
  design: 'Design',
  added: 'Added',
}

const columnsSchema = z.array(z.enum(libraryColumns))
const all: LibraryColumn[] = [...libraryColumns]

/** The columns of the person's library table: all of them until somebody says otherwise. */
export function useLibraryColumns() {
  const [kept, set] = usePreference('libraryColumns', columnsSchema, all)
  const columns = libraryColumns.filter((column) => kept.includes(column))
  const show = (column: LibraryColumn, isShown: boolean) =>
    set(libraryColumns.filter((each) => (each === column ? isShown : kept.includes(each))))
  return { columns, show }
}
