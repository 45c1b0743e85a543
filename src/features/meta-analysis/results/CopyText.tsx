import { Copy } from 'lucide-react'

import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

type Props = { title: string; text: string; isCode?: boolean }

/** A text to take along: read, selected, or copied at a press. */
export function CopyText({ title, text, isCode = false }: Props) {
  const copyIt = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ title: `${title} copied` }),
      () =>
        toast({
          title: 'Copying was refused',
          description: 'Select the text and copy it by hand.',
          variant: 'destructive',
        }),
    )
  return (
    <section aria-label={title}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        <Button size="small" icon={Copy} aria-label={`Copy ${title}`} onClick={copyIt}>
          Copy
        </Button>
      </div>
      {isCode ? (
        // A box that scrolls must be reachable for those who scroll by key.
        <pre
          translate="no"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="scroll-quiet max-h-96 overflow-auto rounded-card border border-line bg-surface-sunken p-4 font-mono text-xs"
        >
          {text}
        </pre>
      ) : (
        <p className="max-w-reading font-serif text-base">{text}</p>
      )}
    </section>
  )
}
