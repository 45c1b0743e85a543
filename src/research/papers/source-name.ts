const ENDING = /\.(?:ris|bib|nbib|xml|json|csv|enw|txt)$/i
const DATABASES = ['PubMed', 'Embase', 'CENTRAL', 'Cochrane', 'Scopus', 'Web of Science', 'CINAHL', 'PsycINFO', 'MEDLINE', 'LILACS', 'ERIC', 'IEEE', 'OpenAlex', 'Europe PMC', 'arXiv'] // prettier-ignore

/** What a file was probably exported from, by its name: a person says whether that is right. */
export function sourceNameOf(file: string): string {
  const plain = file.toLowerCase().replaceAll(/[^a-z]+/g, '')
  const known = DATABASES.find((name) => plain.includes(name.toLowerCase().replaceAll(' ', '')))
  return known ?? file.replace(ENDING, '')
}
