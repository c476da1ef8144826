//! Function entry and return: parameters and results.

use crate::ir::{AttrSet, Function, Operand, Type};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::flat::{FlatField, is_multi_scalar};
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::module_env::{ModuleEnv, TypeLayouts};
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::signature::{
    ArgLocation, ArgPassing, Extension, ReturnConvention, SignatureBuilder, goes_by_reference,
};
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use crate::opt::checks::undefined::is_scalar;
use cranelift_codegen::ir::{AbiParam, Block, InstBuilder, MemFlagsData, Value, types};

/// Returns the signature of a function, and the position of each parameter in it.
pub(in crate::jit::translate) fn signature(
    env: &ModuleEnv<'_>,
    layouts: &mut TypeLayouts<'_>,
    function: &Function,
) -> (ReturnConvention, SignatureBuilder, Vec<ArgLocation>) {
    let returning = ReturnConvention::of(layouts.flat(function.ret), Extension::of(env.module, function.ret_attrs));
    let passings: Vec<ArgPassing> =
        function.params.iter().map(|p| layouts.passing(p.ty, [p.attrs, AttrSet::NONE])).collect();
    if function.varargs {
        // The body takes the address of the save area; see [`crate::jit::translate::call::varargs`].
        let result = passings.contains(&ArgPassing::Result);
        return (returning.clone(), SignatureBuilder::of_save_area(&returning, result), Vec::new());
    }
    let mut arguments = SignatureBuilder::new(&returning);
    let places = arguments.add_all(&passings);
    if returns_shadow(env, function) {
        arguments.signature.returns.push(AbiParam::new(types::I64));
    }
    (returning, arguments, places)
}

/// Whether a function returns the shadow of its result behind it, where other functions of the program look for it.
pub(in crate::jit::translate) fn returns_shadow(env: &ModuleEnv<'_>, function: &Function) -> bool {
    env.shadows() && !function.varargs && is_scalar(env.module, function.ret)
}

impl TypeLayouts<'_> {
    /// Classifies an argument with these attributes.
    pub(in crate::jit::translate) fn passing(&mut self, ty: Type, attrs: [AttrSet; 2]) -> ArgPassing {
        let flat = self.flat(ty);
        let passing = ArgPassing::of(self.module, self.layout, ty, flat, attrs);
        passing.expect("objects of unknown size are refused before translation")
    }
}

impl FuncTranslator<'_, '_> {
    /// Builds a parameter of the function from the parameters of its signature.
    pub(in crate::jit::translate) fn parameter(&mut self, entry: Block, ty: Type, at: &ArgLocation) -> ValueRepr {
        let flat = self.layouts.flat(ty);
        let words_at = |this: &Self, place: usize| this.b.block_params(entry)[place..].to_vec();
        let on_stack = |this: &mut Self, place: usize| {
            let object = Address { base: AddressBase::Value(this.b.block_params(entry)[place]), offset: 0 };
            this.load_plain(types::I128, object)
        };
        let values: Vec<Value> = match at {
            ArgLocation::Direct(place) if goes_by_reference(&self.env.module.types, ty) => {
                let address = self.b.block_params(entry)[*place];
                return ValueRepr::Memory(Address { base: AddressBase::Value(address), offset: 0 });
            }
            ArgLocation::Direct(place) => {
                let mut words = words_at(self, *place).into_iter();
                self.take_parts(&flat, &mut words)
            }
            ArgLocation::OnStack(place) => vec![on_stack(self, *place)],
            ArgLocation::Nest(place) => {
                let word = self.b.block_params(entry)[*place];
                vec![match self.b.func.dfg.value_type(word) {
                    types::I64 => word,
                    _ => self.b.ins().bitcast(types::I64, MemFlagsData::new(), word),
                }]
            }
            ArgLocation::Apart(places) => {
                let one = |(part, at): (&FlatField, &ArgLocation)| match (at, part.vector_lane()) {
                    (ArgLocation::Direct(place), None) => {
                        self.take_words(part.scalar, &mut words_at(self, *place).into_iter())
                    }
                    (ArgLocation::Direct(place), Some((_, n))) => {
                        let vector = self.b.block_params(entry)[*place];
                        self.b.ins().extractlane(vector, n)
                    }
                    (ArgLocation::OnStack(place), _) => on_stack(self, *place),
                    (ArgLocation::Apart(_) | ArgLocation::Nest(_), _) => unreachable!("a scalar is in one place"),
                };
                flat.fields.iter().zip(places).map(one).collect()
            }
        };
        if !is_multi_scalar(&self.env.module.types, ty) {
            return values[0].into();
        }
        self.build_aggregate(&flat, values)
    }

    /// Translates `ret`.
    pub(in crate::jit::translate) fn ret(&mut self, cx: &InstContext, value: Option<(Type, Operand)>) {
        // A function that ends in a `musttail` call leaves the report of its return to the callee.
        let goes_on = self.blocks.continues == Some(cx.block);
        if !goes_on {
            self.observe_return(cx, value);
        }
        let value = value.map(|(_, v)| self.value(cx, v));
        let (mut words, mut extended) = (Vec::new(), Vec::new());
        match (value, self.func.returning.clone()) {
            (None, _) => {}
            (Some(value), ReturnConvention::Registers(flat, extension)) => {
                let mut values = self.scalars(&flat, value);
                for (part, value) in flat.fields.iter().zip(&mut values) {
                    match part.scalar {
                        Scalar::X86Fp80 => extended.push(*value),
                        scalar => *value = self.clean_for(extension, scalar, *value),
                    }
                }
                self.push_parts(&flat, &values, &mut words);
            }
            (Some(value), ReturnConvention::Memory(flat)) => {
                let to = self.frame.result_at.expect("the parameter for the result was noted at entry");
                let to = Address { base: AddressBase::Value(self.reload_value(to)), offset: 0 };
                self.store_aggregate(&flat, value, to, MemAccess::default());
            }
        }
        self.release_slot_objects(None);
        self.close_side_stack();
        let shadow = self.frame.returned_shadow.take();
        if returns_shadow(self.env, self.func.function) {
            words.push(shadow.unwrap_or_else(|| self.b.ins().iconst(types::I64, 0)));
        }
        if self.func.function.varargs {
            words.extend(self.result_address(cx));
        }
        if !goes_on {
            // st(0) holds the first one, which is therefore pushed last.
            for value in extended.into_iter().rev() {
                self.call_runtime(RuntimeFn::ExtendedPush, &[value]);
            }
        }
        self.b.ins().return_(&words);
    }
}
