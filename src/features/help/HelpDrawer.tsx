import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import { personaWording, usePersona } from '#platform/persona/persona.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Drawer } from '#shared/ui/Drawer.tsx'

import { helpCopy } from './help.copy.ts'
import { HelpTabs, type HelpTabsProps } from './HelpTabs.tsx'

type Props = HelpTabsProps & {
  open: boolean
  onClose: () => void
  /** An article to read in the place of the tabs, which stay as they are behind it. */
  article?: ReactNode
  onArticleBack?: () => void
}

/** Help beside the work: from the right, 600 px wide, on a narrow screen nine tenths of it. */
export function HelpDrawer({ open, onClose, article, onArticleBack, ...tabs }: Props) {
  const { persona } = usePersona()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={helpCopy.title}
      subtitle={helpCopy.subtitle(personaWording(persona))}
      width="min(600px, 90vw)"
    >
      {article && (
        <div className="space-y-4">
          <Button variant="ghost" size="small" icon={ArrowLeft} className="-ml-2.5" onClick={onArticleBack}>
            {helpCopy.backFromArticle}
          </Button>
          {article}
        </div>
      )}
      <div hidden={Boolean(article)} className="min-h-full">
        <HelpTabs {...tabs} onLeave={onClose} />
      </div>
    </Drawer>
  )
}
