import { Fragment } from 'react'

const MENTION = /(^|[\s(])(@[\w.-]*\w)/gu

/** What somebody wrote, as text; names that were called stand out. Nothing in it is ever markup. */
export function MessageText({ text }: { text: string }) {
  const parts: { text: string; isMention: boolean; at: number }[] = []
  let end = 0
  for (const found of text.matchAll(MENTION)) {
    const start = found.index + (found[1]?.length ?? 0)
    parts.push({ text: text.slice(end, start), isMention: false, at: end })
    parts.push({ text: found[2] ?? '', isMention: true, at: start })
    end = start + (found[2]?.length ?? 0)
  }
  parts.push({ text: text.slice(end), isMention: false, at: end })
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {parts
        .filter((part) => part.text !== '')
        .map((part) =>
          part.isMention ? (
            <strong key={part.at} className="text-accent">
              {part.text}
            </strong>
          ) : (
            <Fragment key={part.at}>{part.text}</Fragment>
          ),
        )}
    </p>
  )
}
