/** Messages between people, and with clients. */
export { lockConversation, raiseDelivered, raiseRead } from './conversations.repository';
export { addMessage } from './messages.repository';
export { findParties } from './parties.repository';
export type { Party } from './party';
export { tellHandedOver } from './use-cases/hand-over-mail';
export { isInTouchWith } from './use-cases/read-conversation';
export { removeUnsentPictures } from './use-cases/remove-unsent-pictures';
export { tellWhoMayWrite } from './use-cases/tell-who-may-write';
