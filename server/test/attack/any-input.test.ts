import { describeEveryCall } from './any-input';

describeEveryCall({ anything: 3, valid: 2 });
