declare module 'citeproc' {
  import type { CslNode } from './parse-xml.ts'

  type Cite = {
    id: string
    locator?: string
    label?: string
    prefix?: string
    suffix?: string
    'suppress-author'?: boolean
  }
  type Cluster = { citationID: string; citationItems: Cite[]; properties: { noteIndex: number } }
  type System = {
    retrieveLocale: (language: string) => CslNode
    retrieveItem: (id: string) => Record<string, unknown>
  }
  export class Engine {
    opt: { development_extensions: { wrap_url_and_doi: boolean } }
    constructor(system: System, style: CslNode, language: string, isForced: boolean)
    rebuildProcessorState(clusters: Cluster[], mode: 'html', uncited: string[]): [string, number, string][]
    makeBibliography(): false | [{ entry_ids: string[][] }, string[]]
  }
}
