import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { addressNow, renderAt, testApi } from '#tests/support/render.tsx'

testApi()

describe('who may open what', () => {
  test('a visitor who asks for a protected page signs in first', async () => {
    renderAt('/search')
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(addressNow()).toBe('/auth')
  })
})
