import { Fragment, useMemo } from 'react'

import { replyBlocks, type Piece } from './reply-text.ts'
import { SafeLink } from './SafeLink.tsx'

const LINK = 'rounded-[2px] text-accent underline decoration-1 underline-offset-2 hover:decoration-2'

type Props = { text: string; isPartial?: boolean; onLeave?: (() => void) | undefined }

/** A reply as text with structure. Nothing in it is ever read as markup. */
export function ReplyText({ text, isPartial = false, onLeave }: Props) {
  const blocks = useMemo(() => replyBlocks(text, isPartial), [text, isPartial])
  const inline = (pieces: readonly Piece[]) =>
    pieces.map((piece, index) => <Inline key={index} {...{ piece, onLeave }} />)
  return (
    <div className="space-y-2 wrap-anywhere">
      {blocks.map((block, index) => {
        if (block.kind === 'heading') {
          return (
            <p key={index} className="font-semibold">
              {inline(block.pieces)}
            </p>
          )
        }
        if (block.kind === 'code') {
          return (
            <pre
              translate="no"
              key={index}
              className="scroll-quiet max-h-80 overflow-auto rounded-control bg-surface-sunken p-3 font-mono text-xs"
            >
              {block.text}
            </pre>
          )
        }
        if (block.kind === 'list') {
          const List = block.isOrdered ? 'ol' : 'ul'
          return (
            <List key={index} className={`space-y-1 pl-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
              {block.items.map((item, at) => (
                <li key={at}>{inline(item)}</li>
              ))}
            </List>
          )
        }
        return (
          <p key={index}>
            {block.lines.map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                {inline(line)}
              </Fragment>
            ))}
          </p>
        )
      })}
    </div>
  )
}

function Inline({ piece, onLeave }: { piece: Piece; onLeave?: (() => void) | undefined }) {
  if (piece.kind === 'strong') return <strong>{piece.text}</strong>
  if (piece.kind === 'code')
    return (
      <code translate="no" className="font-mono text-xs">
        {piece.text}
      </code>
    )
  if (piece.kind === 'link') {
    return (
      <SafeLink target={piece.target} className={LINK} onLeave={onLeave}>
        {piece.label}
      </SafeLink>
    )
  }
  return piece.text
}
