import { Content } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

/** What one tab shows. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Content value={value} className="pt-5 focus-visible:outline-offset-4">
      {children}
    </Content>
  )
}
