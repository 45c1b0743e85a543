import { useNotificationEvents } from './notifications.realtime.ts'

/** Listens for as long as somebody is signed in; draws nothing. */
export function NotificationEvents() {
  useNotificationEvents()
  return null
}
