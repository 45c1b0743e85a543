import * as Radix from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import {
  CreditCard,
  FileUp,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Search,
  Settings,
  Signpost,
  Sun,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { placeNames, places, type Place } from '#contract/page-places.ts'
import { TourChoices } from '#features/tours/TourChoices.tsx'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { useSignOut } from '#platform/drafts/use-sign-out.ts'
import { openHelp } from '#platform/help-request/help-request.ts'
import { useRecents } from '#platform/recents.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useTheme } from '#shared/theme/theme.ts'
import { Kbd } from '#shared/ui/Kbd.tsx'
import { useLayerFocus } from '#shared/ui/layer-focus.ts'

import { placeIcons } from '../rail/place-icons.ts'
import { shellCopy } from '../shell.copy.ts'
import { palettePages, settingsPages, type PalettePage } from './palette-pages.ts'
import { paletteFilter } from './palette-filter.ts'
import { paletteCopy as copy } from './palette.copy.ts'
import { PaletteGroup, PaletteRow } from './PaletteRow.tsx'
import { PalettePapers } from './PalettePapers.tsx'
import { PaletteAnalyses, PalettePeople } from './PaletteWork.tsx'
import { forgetTypedAhead, typedAhead } from './TypedAhead.tsx'

type Props = { onClose: () => void }

const RECENT_MOST = 6
const isPlace = (name: string): name is Place => (placeNames as readonly string[]).includes(name)

/** Everything by name: what was used last first, then actions, pages, settings, and with a word typed all work and people. */
export function CommandPalette({ onClose }: Props) {
  const { user } = useSession()
  const { setTheme } = useTheme()
  const recent = useRecents().slice(0, RECENT_MOST)
  const signOut = useSignOut()
  const navigate = useNavigate()
  const focus = useLayerFocus()
  const [typed, setTyped] = useState(typedAhead)
  useEffect(forgetTypedAhead, [])
  const hasWord = typed.trim() !== ''

  const run = (act: () => void) => () => {
    onClose()
    act()
  }
  const goTo = (to: string) => run(() => void navigate(to))()
  const go = ({ to, newTab }: Pick<PalettePage, 'to' | 'newTab'>) =>
    run(() => (newTab ? void window.open(to, '_blank', 'noopener,noreferrer') : void navigate(to)))
  // Another dialog takes the place of this one.
  const open = (request: Parameters<typeof openDialog>[0]) => run(() => openDialog(request))

  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="animate-appear fixed inset-0 z-dialog bg-veil" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="animate-rise fixed inset-x-3 top-3 z-dialog mx-auto max-w-150 overflow-hidden rounded-card bg-surface-raised shadow-float outline-none sm:top-[12vh]"
        >
          <Radix.Title className="sr-only">{copy.name}</Radix.Title>
          <Command label={copy.name} filter={paletteFilter} loop>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-muted" />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                placeholder={copy.placeholder}
                className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none"
              />
              <Kbd>Esc</Kbd>
            </div>
            <Command.List className="scroll-quiet max-h-[min(26rem,60dvh)] overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-10 text-center text-ink-muted">{copy.empty}</Command.Empty>
              {recent.length > 0 && (
                <PaletteGroup heading={copy.recent}>
                  {recent.map(({ place, id, title, to }) => (
                    <PaletteRow
                      key={`${place} ${id}`}
                      value={`recent ${place} ${id} ${title}`}
                      words={[title]}
                      icon={isPlace(place) ? placeIcons[place] : Search}
                      onSelect={go({ to })}
                    >
                      <span className="font-serif">{title}</span>
                    </PaletteRow>
                  ))}
                </PaletteGroup>
              )}
              <PaletteGroup heading={copy.actions}>
                <PaletteRow
                  value={copy.new}
                  words={[copy.new, 'create', 'start', 'begin']}
                  icon={Plus}
                  onSelect={open({ name: 'new' })}
                >
                  {copy.new}
                </PaletteRow>
                <PaletteRow
                  value={copy.import}
                  words={[copy.import, 'upload', 'ris', 'bibtex', 'pdf', 'add papers']}
                  icon={FileUp}
                  onSelect={open({ name: 'import' })}
                >
                  {copy.import}
                </PaletteRow>
                {hasWord && (
                  <>
                    <PaletteRow value={copy.light} icon={Sun} onSelect={run(() => setTheme('light'))}>
                      {copy.light}
                    </PaletteRow>
                    <PaletteRow value={copy.dark} icon={Moon} onSelect={run(() => setTheme('dark'))}>
                      {copy.dark}
                    </PaletteRow>
                    <PaletteRow value={copy.system} icon={Monitor} onSelect={run(() => setTheme('system'))}>
                      {copy.system}
                    </PaletteRow>
                    <TourChoices>
                      {(tour, label) => (
                        <PaletteRow
                          key={tour}
                          value={label}
                          words={[label, 'guide']}
                          icon={Signpost}
                          onSelect={run(() => openHelp({ tour }))}
                        >
                          {label}
                        </PaletteRow>
                      )}
                    </TourChoices>
                  </>
                )}
                <PaletteRow
                  value={copy.plans}
                  words={[copy.plans, 'upgrade', 'price']}
                  icon={CreditCard}
                  onSelect={open({ name: 'plans' })}
                >
                  {copy.plans}
                </PaletteRow>
                <PaletteRow value={shellCopy.shortcuts} icon={Keyboard} onSelect={open({ name: 'shortcuts' })}>
                  {shellCopy.shortcuts}
                </PaletteRow>
                <PaletteRow
                  value={shellCopy.signOut}
                  words={[shellCopy.signOut, 'log out', 'leave']}
                  icon={LogOut}
                  onSelect={run(signOut)}
                >
                  {shellCopy.signOut}
                </PaletteRow>
              </PaletteGroup>
              <PaletteGroup heading={copy.places}>
                {placeNames.map((place) => (
                  <PaletteRow
                    key={place}
                    value={`place ${places[place].label}`}
                    words={[places[place].label]}
                    icon={placeIcons[place]}
                    onSelect={go({ to: places[place].to })}
                  >
                    {places[place].label}
                  </PaletteRow>
                ))}
              </PaletteGroup>
              <PaletteGroup heading={copy.pages}>
                {palettePages
                  .filter((page) => !page.adminOnly || isAdmin(user))
                  .map((page) => (
                    <PaletteRow
                      key={page.to}
                      value={page.label}
                      words={[page.label, ...(page.words ?? [])]}
                      icon={page.icon}
                      onSelect={go(page)}
                    >
                      {page.label}
                    </PaletteRow>
                  ))}
              </PaletteGroup>
              {hasWord && (
                <>
                  <PaletteGroup heading={copy.settings}>
                    {settingsPages.map(({ label, to, words }) => (
                      <PaletteRow
                        key={to}
                        value={`setting ${label}`}
                        words={[label, ...words]}
                        icon={Settings}
                        onSelect={go({ to })}
                      >
                        {label}
                      </PaletteRow>
                    ))}
                  </PaletteGroup>
                  <PalettePapers typed={typed} onGo={goTo} />
                  <PaletteAnalyses onGo={goTo} />
                  <PalettePeople onGo={goTo} />
                </>
              )}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
