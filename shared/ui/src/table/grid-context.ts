import { createContext } from 'react';

/** Whether a cell is one of a `DataGrid`. */
export const GridContext = createContext(false);
