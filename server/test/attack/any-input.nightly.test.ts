import { describeEveryCall } from './any-input';

describeEveryCall({ anything: 12, valid: 6 });
