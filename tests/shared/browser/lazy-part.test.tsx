import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'

import { CrashBoundary } from '#app/crash/CrashBoundary.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'

const Loaded = () => <p>The part</p>

test('a part that fails to load twice is there at the third try, and nobody notices', async () => {
  let tries = 0
  const Part = lazyPart(() => (++tries < 3 ? Promise.reject(new TypeError('404')) : Promise.resolve(Loaded)))
  render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('The part')).toBeVisible()
  expect(tries).toBe(3)
})

test('a part that cannot be loaded says so, and Try Again asks anew', async () => {
  // A reload was made a moment ago: no second one.
  sessionStorage.setItem('reloaded-at', String(Date.now()))
  let isDown = true
  const Part = lazyPart(() => (isDown ? Promise.reject(new TypeError('gone')) : Promise.resolve(Loaded)))
  render(
    <CrashBoundary>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </CrashBoundary>,
  )
  expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible()
  isDown = false
  screen.getByRole('button', { name: 'Try Again' }).click()
  expect(await screen.findByText('The part')).toBeVisible()
})
