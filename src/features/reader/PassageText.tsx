import { useEffect, useRef } from 'react'

import { Lit } from '#shared/ui/Lit.tsx'

type Props = { text: string; offset: number; lit: { start: number; end: number } | undefined }

const PARAGRAPH = /\n{2,}/g

type Piece = { at: number; text: string }

/** Paragraphs with their places in the whole text. */
function paragraphsOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const gap of text.matchAll(PARAGRAPH)) {
    pieces.push({ at, text: text.slice(at, gap.index) })
    at = gap.index + gap[0].length
  }
  pieces.push({ at, text: text.slice(at) })
  return pieces.filter((piece) => piece.text.trim() !== '')
}

/** A text to read, with one passage lit and brought into view. `offset` is where `text` begins in the document's text. */
export function PassageText({ text, offset, lit }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('mark')?.scrollIntoView({ block: 'center' })
  }, [lit?.start, lit?.end])

  return (
    <div ref={box} dir="auto" className="space-y-4 font-serif text-lg leading-relaxed wrap-anywhere">
      {paragraphsOf(text).map((piece) => {
        const start = lit ? Math.max(lit.start - offset - piece.at, 0) : 0
        const end = lit ? Math.min(lit.end - offset - piece.at, piece.text.length) : 0
        return (
          <p key={piece.at} className="whitespace-pre-line">
            {end > start ? (
              <>
                {piece.text.slice(0, start)}
                <Lit>{piece.text.slice(start, end)}</Lit>
                {piece.text.slice(end)}
              </>
            ) : (
              piece.text
            )}
          </p>
        )
      })}
    </div>
  )
}
