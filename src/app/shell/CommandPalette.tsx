import * as Radix from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import {
  CreditCard,
  FileText,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Search,
  Signpost,
  Sun,
  type LucideIcon,
} from 'lucide-react'
import { useNavigate } from 'react-router-dom'

import { TourChoices } from '#features/tours/TourChoices.tsx'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { openHelp } from '#platform/help-request/help-request.ts'
import { useRecentPapers } from '#research/papers/recent-papers.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useSignOut } from '#platform/drafts/use-sign-out.ts'
import { paths } from '#shared/paths.ts'
import { useTheme } from '#shared/theme/theme.ts'
import { Kbd } from '#shared/ui/Kbd.tsx'
import { useLayerFocus } from '#shared/ui/layer-focus.ts'

import { palettePages, type PalettePage } from './palette-pages.ts'
import { shellCopy as copy } from './shell.copy.ts'

type Props = { onClose: () => void }

/** Everything by name: pages, the papers opened last, actions. */
export function CommandPalette({ onClose }: Props) {
  const { user } = useSession()
  const { setTheme } = useTheme()
  const recent = useRecentPapers()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const focus = useLayerFocus()

  const run = (act: () => void) => () => {
    onClose()
    act()
  }
  const go = ({ to, newTab }: Pick<PalettePage, 'to' | 'newTab'>) =>
    run(() => (newTab ? void window.open(to, '_blank', 'noopener,noreferrer') : void navigate(to)))

  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="animate-appear fixed inset-0 z-dialog bg-veil" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="animate-rise fixed inset-x-3 top-3 z-dialog mx-auto max-w-150 overflow-hidden rounded-card bg-surface-raised shadow-float outline-none sm:top-[12vh]"
        >
          <Radix.Title className="sr-only">{copy.palette}</Radix.Title>
          <Command label={copy.palette} loop>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-muted" />
              <Command.Input
                placeholder={copy.palettePlaceholder}
                className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none"
              />
              <Kbd>Esc</Kbd>
            </div>
            <Command.List className="scroll-quiet max-h-[min(26rem,60dvh)] overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-10 text-center text-ink-muted">{copy.paletteEmpty}</Command.Empty>
              {recent.length > 0 && (
                <Command.Group heading="Recent papers" className={GROUP}>
                  {recent.map(({ id, title }) => (
                    <Row
                      key={id}
                      value={`paper ${id} ${title}`}
                      icon={FileText}
                      onSelect={go({ to: paths.document(id) })}
                    >
                      <span className="truncate font-serif">{title}</span>
                    </Row>
                  ))}
                </Command.Group>
              )}
              <Command.Group heading="Pages" className={GROUP}>
                {palettePages
                  .filter((page) => !page.adminOnly || isAdmin(user))
                  .map((page) => (
                    <Row key={page.to} value={page.label} words={page.words} icon={page.icon} onSelect={go(page)}>
                      {page.label}
                    </Row>
                  ))}
              </Command.Group>
              <Command.Group heading="Actions" className={GROUP}>
                <Row value="Light theme" icon={Sun} onSelect={run(() => setTheme('light'))}>
                  Light theme
                </Row>
                <Row value="Dark theme" icon={Moon} onSelect={run(() => setTheme('dark'))}>
                  Dark theme
                </Row>
                <Row value="Theme of the system" icon={Monitor} onSelect={run(() => setTheme('system'))}>
                  Theme of the system
                </Row>
                <Row
                  value="Plans"
                  words={['upgrade', 'price']}
                  icon={CreditCard}
                  onSelect={run(() => openDialog({ name: 'plans' }))}
                >
                  Plans
                </Row>
                <Row value={copy.shortcuts} icon={Keyboard} onSelect={run(() => openDialog({ name: 'shortcuts' }))}>
                  {copy.shortcuts}
                </Row>
                <TourChoices>
                  {(tour, label) => (
                    <Row
                      key={tour}
                      value={label}
                      words={['guide']}
                      icon={Signpost}
                      onSelect={run(() => openHelp({ tour }))}
                    >
                      {label}
                    </Row>
                  )}
                </TourChoices>
                <Row value={copy.signOut} words={['log out', 'leave']} icon={LogOut} onSelect={run(signOut)}>
                  {copy.signOut}
                </Row>
              </Command.Group>
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const GROUP =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-muted'

type RowProps = {
  value: string
  words?: readonly string[]
  icon: LucideIcon
  onSelect: () => void
  children: React.ReactNode
}

function Row({ value, words, icon: Icon, onSelect, children }: RowProps) {
  return (
    <Command.Item
      value={value}
      keywords={words && [...words]}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 data-[selected=true]:bg-accent-soft pointer-coarse:min-h-11"
    >
      <Icon size={16} aria-hidden className="shrink-0 text-ink-muted" />
      {children}
    </Command.Item>
  )
}
