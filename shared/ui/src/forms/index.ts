export { Checkbox, type CheckboxProps } from './choice/checkbox';
export { ChoiceGroup, type ChoiceGroupProps } from './choice/choice-group';
export { ToggleChoice, type ToggleChoiceProps, type ToggleOption } from './choice/toggle-choice';
export { Field, type FieldControl, type FieldProps, type FieldText } from './field/field';
export { FieldError, type FieldErrorProps } from './field/field-error';
export { PasswordInput, type PasswordInputProps } from './field/password-input';
export { TextInput, type TextInputProps } from './field/text-input';
export { ProgressBar, type ProgressBarProps } from './progress/progress-bar';
export { StepList, type StepListProps } from './steps/step-list';
