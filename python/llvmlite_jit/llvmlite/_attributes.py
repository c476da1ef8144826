"""Names of LLVM's attributes that have no argument, as `LLVMGetEnumAttributeKindForName` knows them."""

ATTRIBUTES = tuple(
    """
    allocalign allocptr alwaysinline builtin cold convergent coro_elide_safe coro_only_destroy_when_complete dead_on_return
    dead_on_unwind disable_sanitizer_instrumentation fn_ret_thunk_extern hot hybrid_patchable immarg inlinehint inreg jumptable
    minsize mustprogress naked nest noalias nobuiltin nocallback nocf_check nodivergencesource noduplicate noext nofree
    noimplicitfloat noinline nomerge nonlazybind nonnull nooutline noprofile norecurse noredzone noreturn nosanitize_bounds
    nosanitize_coverage nosync noundef nounwind null_pointer_is_valid optdebug optforfuzzing optnone optsize presplitcoroutine
    readnone readonly returned returns_twice safestack sanitize_address sanitize_hwaddress sanitize_memory sanitize_memtag
    sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_thread sanitize_type shadowcallstack
    signext skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp swiftasync swifterror swiftself
    willreturn writable writeonly zeroext
    """.split()
)
