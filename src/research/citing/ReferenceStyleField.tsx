import { citationStyles, type CitationStyle } from '#science/citations/reference-styles.ts'
import { styleNames } from '#science/citations/style-names.ts'

import type { ChosenStyle } from './cite.ts'
import { useKeptStyles } from './kept-styles.queries.ts'
import { ProcessorCredit } from './ProcessorCredit.tsx'
import { styleCopy as copy } from './style.copy.ts'
import { StyleField } from './StyleField.tsx'

const builtIn = citationStyles.map((style) => ({ value: style, label: style }))

/** Our own styles by the names of those that a file may point to. */
const ofFile: Record<keyof typeof styleNames, CitationStyle> = {
  apa: 'APA',
  vancouver: 'Vancouver',
  ama: 'AMA',
  mla: 'MLA',
  'chicago-author-date': 'Chicago',
  'chicago-notes': 'Chicago notes',
  harvard: 'Harvard',
  ieee: 'IEEE',
  nature: 'Nature',
}

type Props = {
  label?: string
  hint?: string
  chosen: ChosenStyle
  onBuiltIn: (style: CitationStyle) => void
  /** A style that is among the person's. */
  onKept: (style: { id: string; title: string }) => void
  disabled?: boolean
}

/** The style of references outside a draft: one of ours, or one that the person brought. */
export function ReferenceStyleField({ chosen, onBuiltIn, onKept, ...field }: Props) {
  const { styles } = useKeptStyles()
  const own =
    chosen.is === 'file' ? styles.find(({ id, styleId }) => id === chosen.id || styleId === chosen.id) : undefined
  return (
    <StyleField
      {...field}
      builtIn={builtIn}
      value={chosen.is === 'built-in' ? chosen.style : (own?.styleId ?? chosen.id)}
      own={chosen.is === 'file' && !own ? { value: chosen.id, label: chosen.title } : undefined}
      onBuiltIn={(value) => {
        const style = citationStyles.find((each) => each === value)
        if (style) onBuiltIn(style)
      }}
      onKept={({ id, title }) => onKept({ id, title })}
      onTaken={(taken) => {
        if (taken.is === 'locale') return { isTaken: false, words: copy.localeFirst }
        if (taken.is === 'built-in') {
          const style = ofFile[taken.style]
          onBuiltIn(style)
          return { isTaken: true, words: copy.replacedHere(taken.title, style) }
        }
        const { title } = taken.source
        if (taken.keptId === undefined) return { isTaken: false, words: copy.notKept(title) }
        onKept({ id: taken.keptId, title })
        return { isTaken: true, words: copy.chosenHere(title) }
      }}
    >
      {chosen.is === 'file' && <ProcessorCredit />}
    </StyleField>
  )
}
