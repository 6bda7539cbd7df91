export { InviteCodes } from './invite-codes';
