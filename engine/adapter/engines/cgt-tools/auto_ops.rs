//! Operators from closures, for values and references, as the crate `auto_ops` has them: only the forms that cgt-tools uses.

#[macro_export]
macro_rules! impl_op_ex {
    (+ $($rest:tt)*) => { $crate::operator! { Add add AddAssign add_assign $($rest)* } };
    (- $($rest:tt)*) => { $crate::operator! { Sub sub SubAssign sub_assign $($rest)* } };
    (* $($rest:tt)*) => { $crate::operator! { Mul mul MulAssign mul_assign $($rest)* } };
    (/ $($rest:tt)*) => { $crate::operator! { Div div DivAssign div_assign $($rest)* } };
    (+= $($rest:tt)*) => { $crate::operator! { Add add AddAssign add_assign $($rest)* } };
    (-= $($rest:tt)*) => { $crate::operator! { Sub sub SubAssign sub_assign $($rest)* } };
    (*= $($rest:tt)*) => { $crate::operator! { Mul mul MulAssign mul_assign $($rest)* } };
    (/= $($rest:tt)*) => { $crate::operator! { Div div DivAssign div_assign $($rest)* } };
}

#[macro_export]
macro_rules! operator {
    (Sub sub $a:ident $b:ident |$x:ident: &$of:ty| -> $out:ty $body:block) => {
        impl std::ops::Neg for $of { type Output = $out; fn neg(self) -> $out { -&self } }
        impl std::ops::Neg for &$of { type Output = $out; fn neg(self) -> $out { let $x = self; $body } }
    };
    ($trait:ident $name:ident $a:ident $b:ident |$x:ident: &$of:ty, $y:ident: &$other:ty| -> $out:ty $body:block) => {
        impl std::ops::$trait<&$other> for &$of { type Output = $out; fn $name(self, other: &$other) -> $out { let ($x, $y) = (self, other); $body } }
        impl std::ops::$trait<$other> for &$of { type Output = $out; fn $name(self, other: $other) -> $out { std::ops::$trait::$name(self, &other) } }
        impl std::ops::$trait<&$other> for $of { type Output = $out; fn $name(self, other: &$other) -> $out { std::ops::$trait::$name(&self, other) } }
        impl std::ops::$trait<$other> for $of { type Output = $out; fn $name(self, other: $other) -> $out { std::ops::$trait::$name(&self, &other) } }
    };
    ($a:ident $b:ident $trait:ident $name:ident |$x:ident: &mut $of:ty, $y:ident: &$other:ty| $body:block) => {
        impl std::ops::$trait<&$other> for $of { fn $name(&mut self, other: &$other) { let ($x, $y) = (self, other); $body } }
        impl std::ops::$trait<$other> for $of { fn $name(&mut self, other: $other) { std::ops::$trait::$name(self, &other) } }
    };
}
