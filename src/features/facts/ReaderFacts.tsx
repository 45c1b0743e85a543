import type { TextSection } from '#science/evidence/facts/find-facts.ts'

import { FactsPanel } from './FactsPanel.tsx'

type Props = {
  paper: { title: string }
  /** A paper opened for reading: one text in which all offsets hold. */
  document: { kind: 'pdf' | 'text' | 'abstract'; text: string; sections: readonly TextSection[] }
  onShow: (start: number, end: number) => void
}

/** The panel as a part of the reader. Sections that the reader knows count; without them headings are looked for. */
export function ReaderFacts({ paper, document: { kind, text, sections }, onShow }: Props) {
  return (
    <FactsPanel
      text={text}
      kind={kind === 'abstract' ? 'abstract' : 'fulltext'}
      sections={sections.length > 2 ? sections : undefined}
      name={paper.title}
      onShow={onShow}
    />
  )
}
