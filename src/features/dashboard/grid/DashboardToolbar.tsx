import { Plus, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'

import { confirm } from '#platform/dialogs/confirm.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { NotSavedYet } from '#platform/persona/NotSavedYet.tsx'
import { panelCatalogue, panelTypes } from '#platform/persona/panel-catalogue.ts'
import { personaWording } from '#platform/persona/persona.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu, type MenuEntry } from '#shared/ui/DropdownMenu.tsx'

import { gridCopy as copy } from './grid.copy.ts'
import type { Dashboard } from './use-dashboard.ts'

/** For whom the dashboard is set up, whether the account knows of its layout, and what can be added to it. */
export function DashboardToolbar({ dashboard }: { dashboard: Dashboard }) {
  const { panels, persona, add, reset } = dashboard
  const missing = panelTypes.filter((type) => panels.every((panel) => panel.type !== type))
  const items: MenuEntry[] =
    missing.length > 0
      ? missing.map((type) => ({ label: panelCatalogue[type].title, onSelect: () => add(type) }))
      : [{ label: copy.everyPanel, disabled: true }]

  const askAndReset = async () => {
    if (await confirm({ title: copy.resetQuestion, body: copy.resetBody, action: copy.reset })) reset()
  }

  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-ink-muted">
          {copy.setUpFor(personaWording(persona))}{' '}
          <Link
            to={paths.selectPersona()}
            className="text-accent underline underline-offset-2 hover:text-accent-strong"
          >
            {copy.changePersona}
          </Link>
        </p>
        <NotSavedYet />
      </div>
      <div className="flex items-center gap-2">
        <DropdownMenu
          label={copy.addPanel}
          align="end"
          trigger={
            <Button size="small" icon={Plus}>
              {copy.addPanel}
            </Button>
          }
          items={items}
        />
        <Button size="small" variant="ghost" icon={RotateCcw} onClick={() => void askAndReset()}>
          {copy.reset}
        </Button>
        <HelpLink article="arranging-the-dashboard" about="arranging panels" />
      </div>
    </div>
  )
}
