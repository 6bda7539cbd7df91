import { startAddress } from './frames/address';
import { startChallenge } from './frames/challenge';
import { startInvoice } from './frames/invoice';
import { startPayment } from './frames/payment';
import { openFrame } from './frames/open-frame';

const start = { payment: startPayment, address: startAddress, challenge: startChallenge };
const { element = '' } = document.body.dataset;
if (element === 'payment' || element === 'address' || element === 'challenge') start[element](openFrame());
if (element === 'invoice') startInvoice();
